// Generated from kernels/metal/interface/QuartzCore.
#pragma once

#import <Metal/Metal.h>
#import <QuartzCore/CABase.h>
#import <QuartzCore/CAMetalDrawable.h>
#import <QuartzCore/CAMetalLayer.h>
