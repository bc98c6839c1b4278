// Strings, arrays, dictionaries, numbers, errors; reference counts, autorelease pools and shared pointers.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <cstring>

#include "../check.hpp"

static void strings() {
  const NS::String* text = NS::String::string("sch\xc3\xb6n \xf0\x9f\x98\x80", NS::UTF8StringEncoding);
  check(text->length() == 8, "UTF-16 units");
  check(text->character(3) == 0xf6 && text->character(6) == 0xd83d && text->character(7) == 0xde00, "a unit");
  check(std::strlen(text->utf8String()) == 11, "UTF-8 bytes");
  check(text->isEqualToString(NS::String::string(text)), "equal strings");
  const NS::String* ascii = NS::String::string("// \xc2\xa9", NS::ASCIIStringEncoding);
  check(ascii != nullptr && std::strcmp(ascii->utf8String(), "// \xc2\xa9") == 0,
        "a source with a byte above 127");
  const NS::Range range = text->rangeOfString(MTLSTR("N "), NS::CaseInsensitiveSearch);
  check(range.location == 4 && range.length == 2, "a range");
  check(text->rangeOfString(MTLSTR("none"), 0).location == NS::UInteger(NS::NotFound), "no range");
  check(MTLSTR("one") == MTLSTR("one"), "constant strings");
  check(MTLSTR("a")->stringByAppendingString(MTLSTR("b"))->isEqualToString(MTLSTR("ab")), "appended");
  check(MTLSTR("Ab")->caseInsensitiveCompare(MTLSTR("aC")) == NS::OrderedAscending, "an order");
}

static void collections() {
  const NS::Object* objects[] = {NS::Number::number(3), NS::Number::number(2.5)};
  const NS::Object* keys[] = {MTLSTR("three"), MTLSTR("more")};
  const NS::Array* array = NS::Array::array(objects, 2);
  check(array->count() == 2 && array->object<NS::Number>(1)->doubleValue() == 2.5, "an array");
  const NS::Dictionary* dictionary = NS::Dictionary::dictionary(objects, keys, 2);
  const NS::String* key = NS::String::string("three", NS::UTF8StringEncoding);
  check(dictionary->object<NS::Number>(key)->intValue() == 3, "by a key of the same text");
  check(dictionary->object(MTLSTR("none")) == nullptr, "no such key");
  check(NS::Number::number(3u)->isEqualToNumber(NS::Number::number(3.0)), "equal numbers");
  NS::Dictionary* info = NS::Dictionary::dictionary(MTLSTR("no luck"), NS::LocalizedDescriptionKey);
  const NS::Error* error = NS::Error::error(NS::CocoaErrorDomain, 42, info);
  check(error->code() == 42 && error->domain()->isEqualToString(MTLSTR("NSCocoaErrorDomain")), "an error");
  check(error->localizedDescription()->isEqualToString(MTLSTR("no luck")), "its text");
}

static void counts() {
  NS::AutoreleasePool* pool = NS::AutoreleasePool::alloc()->init();
  NS::String* text = NS::String::alloc()->init("kept", NS::UTF8StringEncoding);
  check(text->retainCount() == 1, "alloc gives one reference");
  check(text->retain()->retainCount() == 2, "retain");
  text->autorelease();
  check(text->retainCount() == 2, "autorelease waits");
  NS::AutoreleasePool* inner = NS::AutoreleasePool::alloc()->init();
  text->retain()->autorelease();
  inner->release();
  check(text->retainCount() == 2, "the inner pool's only");
  pool->release();
  check(text->retainCount() == 1, "the pool's end");
  {
    NS::SharedPtr<NS::String> own = NS::RetainPtr(text);
    NS::SharedPtr<NS::Object> other = own, moved = std::move(own);
    check(!own && other == moved && text->retainCount() == 3, "shared pointers");
    other.reset();
    check(text->retainCount() == 2 && moved->isEqual(text), "reset");
  }
  check(text->retainCount() == 1, "ends of scopes");
  NS::SharedPtr<NS::String> last = NS::TransferPtr(text);
  check(last->retainCount() == 1, "transfer takes no other");
  NS::String* volatile none = nullptr;
  none->release();  // as Objective-C's nil
}

int main() {
  NS::SharedPtr<NS::AutoreleasePool> pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  strings();
  collections();
  counts();
}
