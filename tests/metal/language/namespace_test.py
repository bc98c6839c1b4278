#!/usr/bin/env python3
"""Namespace metal holds the names that the Metal Shading Language has, and no other: a source may open it, or use it along with its own
names. clang lists what our headers declare (as for completing `metal::`), and the table below is what the language's specification has.
Names of a leading underscore are reserved and may be ours; all of our helpers live in metal::__pw."""
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
HEADERS = pathlib.Path(os.environ.get("PEWTER_METAL_INCLUDE", ROOT / "include" / "pewter" / "msl"))
CLANG = os.environ.get("PEWTER_METAL_CLANG", "clang-22")


def words(text):
    """Names, by white space; a{b,c}d stands for abd and acd."""
    found = set()
    for word in re.sub(r"\{[^}]*\}", lambda braces: re.sub(r"\s", "", braces[0]), text).split():
        made = [""]
        for part in re.split(r"(\{[^}]*\})", word):
            choices = part[1:-1].split(",") if part.startswith("{") else [part]
            made = [m + c for m in made for c in choices]
        found.update(made)
    return found


VECTORS = "{bool,char,uchar,short,ushort,int,uint,long,ulong,half,bfloat,float}{2,3,4}"
PACKED = "packed_{char,uchar,short,ushort,int,uint,long,ulong,half,bfloat,float}{2,3,4}"
REDUCTIONS = "{sum,product,min,max,and,or,xor}"
SPECIFICATION = {
    "types": f"""uchar ushort uint ulong half bfloat size_t ptrdiff_t intptr_t uintptr_t {{int,uint}}{{8,16,32,64}}_t {VECTORS} {PACKED} vec
        packed_vec {{half,bfloat,float}}{{2,3,4}}x{{2,3,4}} matrix array initializer_list uniform make_uniform numeric_limits""",
    "common": "clamp mix saturate sign smoothstep step",
    "integer": """abs absdiff addsat clamp clz ctz extract_bits hadd insert_bits mad24 madhi madsat max max3 median3 min min3 mul24 mulhi
        popcount reverse_bits rhadd rotate subsat""",
    "relational": "all any isfinite isinf isnan isnormal isordered isunordered select signbit",
    "mathematics": """acos acosh asin asinh atan atan2 atanh ceil copysign cos cosh cospi divide exp exp10 exp2 fabs fdim floor fma fmax fmax3
        fmedian3 fmin fmin3 fmod fract frexp ilogb ldexp log log10 log2 modf nextafter pow powr rint round rsqrt sin sincos sinh sinpi sqrt
        tan tanh tanpi trunc fast precise""",
    "matrices": "determinant transpose simdgroup_matrix simdgroup_{half,bfloat,float}8x8 make_filled_simdgroup_matrix simdgroup_load "
                "simdgroup_store simdgroup_multiply simdgroup_multiply_accumulate",
    "geometric": "cross distance distance_squared dot faceforward length length_squared normalize reflect refract",
    "synchronization": "threadgroup_barrier simdgroup_barrier mem_flags thread_scope "
                       "thread_scope_{thread,simdgroup,threadgroup,device}",
    "SIMD groups and quad groups": f"""{{simd,quad}}_{{active_threads_mask,all,any,ballot,broadcast,broadcast_first,is_first,is_helper_thread,vote,
        shuffle,shuffle_down,shuffle_up,shuffle_xor,shuffle_rotate_down,shuffle_rotate_up,shuffle_and_fill_down,shuffle_and_fill_up}}
        {{simd,quad}}_{REDUCTIONS} {{simd,quad}}_prefix_{{inclusive,exclusive}}_{{sum,product}}""",
    "graphics": "dfdx dfdy fwidth discard_fragment get_num_samples get_sample_position patch_control_point",
    "atomic": """atomic atomic_{bool,int,uint,ulong,float} memory_order memory_order_{relaxed,acquire,release,acq_rel,seq_cst}
        atomic_{load,store,exchange,compare_exchange_weak,max,min}_explicit atomic_fetch_{add,sub,and,or,xor,min,max}_explicit
        atomic_thread_fence""",
    "packing": """unpack_{unorm4x8,snorm4x8,unorm4x8_srgb,unorm2x16,snorm2x16,unorm10a2,unorm565}_to_{float,half}
        pack_{float,half}_to_{unorm4x8,snorm4x8,srgb_unorm4x8,unorm2x16,snorm2x16,unorm10a2,unorm565}""",
    "textures": """texture{1d,1d_array,2d,2d_array,3d,cube,cube_array,_buffer} depth{2d,2d_array,cube,cube_array} access sampler component coord
        address {s,t,r}_address filter {mag,min,mip}_filter border_color compare_func max_anisotropy lod_clamp bias level gradient2d
        gradient3d gradientcube min_lod_clamp is_null_texture sparse_color memory_coherence
        memory_coherence_{threadgroup,device}""",
    "functions": "visible_function_table is_null_visible_function_table",
    "logging": "os_log os_log_default",
    "arguments": """MTL{DispatchThreadgroups,DispatchThreads,StageInRegion,DrawPrimitives,DrawIndexedPrimitives,DrawPatch}IndirectArguments
        MTL{Quad,Triangle}TessellationFactorsHalf""",
}
# The specification calls the traits "the C++ type traits": those of C++14, by what programs take from Metal's own header.
CHANGES = """add_{const,volatile,cv,pointer,lvalue_reference,rvalue_reference} remove_{const,volatile,cv,pointer,reference,extent,all_extents,addrspace}
    make_{signed,unsigned,scalar} decay underlying_type common_type conditional enable_if"""
TRAITS = """is_{same,base_of,convertible,constructible,default_constructible,copy_constructible,void,integral,floating_point,arithmetic,signed,unsigned,
    array,enum,union,class,function,pointer,reference,lvalue_reference,rvalue_reference,object,scalar,fundamental,compound,const,volatile,trivial,
    trivially_copyable,standard_layout,vector} conjunction disjunction negation"""
FROM_HEADERS = (words(CHANGES) | {w + "_t" for w in words(CHANGES)} | words(TRAITS) | {w + "_v" for w in words(TRAITS)} |
                words("integral_constant bool_constant true_type false_type declval swap vec_elements mad"))
# What programs define in namespace metal or outside of it, and Metal does not have.
OF_OTHERS = words("is_empty is_empty_v void_t make_void is_static pointer_element pointer_element_t type_identity map unpacked internal detail "
                  "log1p expm1 erf erfinv cbrt hypot tgamma lgamma complex")


def declared(prefix):
    """What may follow prefix:: in a source that includes all headers."""
    includes = ["metal_stdlib", "simd/simd.h"]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "names.metal"
        path.write_text("".join(f"#include <{name}>\n" for name in includes) + f"void f() {{\n  {prefix}::\n}}\n")
        place = f"{path}:{len(includes) + 2}:{len(prefix) + 5}"
        command = [CLANG, "-x", "c++", "-std=c++17", "-ffreestanding", "-nostdinc", "-fdeclspec", "-w", "-D__METAL__=1", "-D__HAVE_BFLOAT__=1",
                   "-isystem", HEADERS, "-include", "metal_vector", "-fsyntax-only", "-Xclang", f"-code-completion-at={place}", path]
        done = subprocess.run(command, capture_output=True, text=True)
    names = re.findall(r"^COMPLETION: ([A-Za-z]\w*)", done.stdout, re.M)
    return set(names) - {"operator"}


class Namespace(unittest.TestCase):
    maxDiff = None

    def test_metal(self):
        found = declared("metal")
        known = set().union(*(words(text) for text in SPECIFICATION.values()))
        self.assertEqual(sorted(found - known - FROM_HEADERS), [], "declared, and not the language's")
        self.assertEqual(sorted((known | FROM_HEADERS) - found), [], "of the language, and not declared")
        self.assertFalse(OF_OTHERS & found)

    def test_variants(self):
        """precise:: and fast:: have the mathematical functions, some of the common ones and lengths."""
        known = words(SPECIFICATION["mathematics"]) | words(SPECIFICATION["common"]) | words("abs max max3 median3 min min3 distance length normalize")
        for name in ("metal::precise", "metal::fast"):
            self.assertEqual(sorted(declared(name) - known), [], name)
            missing = words(SPECIFICATION["mathematics"]) - declared(name) - words("fast precise frexp ldexp ilogb modf nextafter")
            self.assertEqual(sorted(missing), [], name)

    def test_simd(self):
        """Namespace simd has what metal has, and numbers as vectors of one."""
        found, one = declared("simd"), words("{char,uchar,short,ushort,int,uint,long,ulong,half,float}1")
        self.assertEqual(sorted(found - declared("metal")), sorted(one))


if __name__ == "__main__":
    unittest.main()
