// What the compiler asks of the runtime: instance variables behind those of a superclass of another file,
// properties of all kinds, exceptions, protocols, literals and subscripts, structs from nil.
#import "language.h"
#import "check.h"
#import "modern.h"

@implementation Later  // its superclass is in language_base.m, which may be loaded after it
@synthesize second, copied;
- (id)init {
  if ((self = [super init])) {
    wide = 2.5;
    narrow = 7;
  }
  return self;
}
- (int)value:(int)of {
  return of + narrow + (int)(2 * wide) + self.first;
}
- (void)dealloc {
  [second release];
  [copied release];
  [super dealloc];
}
@end

static NSString* caught(id thrown) {
  @try {
    @try {
      @throw thrown;
    } @catch (NSString* text) {
      return @"text";
    } @finally {
      [thrown value:0];
    }
  } @catch (Base* base) {
    @try {
      @throw;
    } @catch (id any) {
      return any == thrown ? @"base" : @"another";
    }
  } @catch (id any) {
    return @"any";
  }
  return nil;
}

// A block that outlives the variables that it captured; blocks in a collection.
static int called_later(void) {
  NSMutableArray* blocks = [NSMutableArray array];
  @autoreleasepool {
    NSMutableString* captured = [[NSMutableString alloc] initWithString:@"42"];
    int (^block)(void) = ^{
      return [captured intValue];
    };
    [blocks addObject:[[block copy] autorelease]];
    [captured release];
  }
  @autoreleasepool {
    for (int i = 0; i < 1000; ++i) [NSMutableString stringWithFormat:@"%d", i];
  }
  return ((int (^)(void))[blocks objectAtIndex:0])();
}

int main(void) {
  @autoreleasepool {
    Later* later = [[Later new] autorelease];
    later.first = 100;
    NSMutableString* text = [NSMutableString stringWithString:@"text"];
    later.second = text;
    later.copied = text;
    [text appendString:@"!"];
    CHECK([later value:1] == 113);
    CHECK([later.second isEqual:@"text!"] && [later.copied isEqual:@"text"]);
    CHECK([later conformsToProtocol:@protocol(Valued)] && ![later conformsToProtocol:@protocol(NSCopying)]);
    CHECK([caught(later) isEqual:@"base"] && [caught([Alone new]) isEqual:@"any"]);
    CHECK(called_later() == 42);
    BOOL out_of_range = NO;
    @try {
      [@[] objectAtIndex:3];
    } @catch (NSException* e) {
      out_of_range = [[e name] isEqual:NSRangeException];
    }
    CHECK(out_of_range);

    NSMutableArray* array = [@[ @1, @"two", @3.5 ] mutableCopy];
    NSDictionary* dictionary = @{@"array" : array};
    array[0] = @YES;
    int seen = 0;
    for (id one in dictionary[@"array"]) seen += [one isKindOfClass:[NSNumber class]];
    CHECK(seen == 2 && [array[2] floatValue] == 3.5f);
    [array release];

    const MTLRegion region = [later regionAt:5];
    Later* nothing = nil;
    const MTLRegion none = [nothing regionAt:5];
    CHECK(region.origin.x == 5 && region.size.depth == 1 && none.size.depth == 0);
    CHECK([later large:1 and:2.5f and:3 and:4.5 and:5 and:6 and:7] == 29);

    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    Modern* modern = [[[Modern alloc] initWithDevice:device error:NULL] autorelease];
    const NSUInteger lengths = [modern apply:^(id<MTLBuffer> buffer) {
      return buffer.length;
    }];
    CHECK(lengths == 33 && modern.device == device && [Modern.words[1] isEqual:@"two"]);
    CHECK(@available(macOS 15.0, *));
  }
  return failures != 0;
}
