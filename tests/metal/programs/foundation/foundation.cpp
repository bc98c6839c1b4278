// Foundation apart from strings: values and numbers, sets, enumerators, data, dates and conditions, bundles,
// process information.
#include <unistd.h>
#include <Foundation/Foundation.hpp>

#include <cstdlib>
#include <cstring>
#include <thread>

#include "../check.hpp"

static void numbers() {
  check(NS::Number::number(true)->boolValue() && std::strcmp(NS::Number::number(true)->objCType(), "B") == 0,
        "a truth");
  check(NS::Number::number(-1)->longLongValue() == -1 && NS::Number::number(2.5f)->doubleValue() == 2.5,
        "numbers");
  check(NS::Number::number(~0ull)->stringValue()->isEqualToString(MTLSTR("18446744073709551615")),
        "the largest");
  check(NS::TransferPtr(NS::Number::alloc()->init(short(7)))->intValue() == 7, "by init");
  int seven = 0;
  NS::Number::number(7)->getValue(&seven, sizeof seven);
  check(seven == 7, "its bytes");
  const double d = 0.25;
  const NS::Value* value = NS::Value::value(&d, "d");
  double back = 0;
  value->getValue(&back, sizeof back);
  check(back == 0.25 && value->isEqualToValue(NS::Value::value(&d, "d")), "a value");
  check(NS::Value::value(static_cast<const void*>(&d))->pointerValue() == &d, "a pointer");
}

static void collections() {
  const NS::Object* texts[] = {MTLSTR("a"), MTLSTR("b"), NS::String::string("a", NS::UTF8StringEncoding)};
  const auto set = NS::TransferPtr(NS::Set::alloc()->init(texts, 3));
  check(set->count() == 2, "equal ones once");
  NS::Enumerator<NS::Object>* all = set->objectEnumerator();
  check(all->nextObject() == texts[0] && all->allObjects()->count() == 1 && all->nextObject() == nullptr,
        "one after the other");
  const NS::Dictionary* dictionary = NS::Dictionary::dictionary(texts, texts, 2);
  NS::Enumerator<NS::String>* keys = dictionary->keyEnumerator<NS::String>();
  int count = 0;
  while (const NS::String* key = keys->nextObject())
    count += dictionary->object<NS::String>(key)->isEqualToString(key);
  check(count == 2, "keys");
  check(NS::Array::array(texts, 2)->isEqual(NS::Array::array(texts, 2)), "equal arrays");
  const NS::Data* data = NS::Data::data("bytes", 5);
  check(data->length() == 5 && std::memcmp(data->bytes(), "bytes", 5) == 0, "data");
}

static void process(const char* program) {
  const NS::ProcessInfo* info = NS::ProcessInfo::processInfo();
  check(info->processIdentifier() == getpid() && info->processorCount() >= 1 && info->physicalMemory() > 0,
        "the process");
  check(info->arguments()->object<NS::String>(0)->isEqualToString(
            NS::String::string(program, NS::UTF8StringEncoding)),
        "arguments");
  check(setenv("PEWTER_TEST", "a=b", 1) == 0, "setenv");
  check(info->environment()->object<NS::String>(MTLSTR("PEWTER_TEST"))->isEqualToString(MTLSTR("a=b")),
        "the environment");
  check(info->isOperatingSystemAtLeastVersion({0, 0, 0}) &&
            !info->isOperatingSystemAtLeastVersion({1000, 0, 0}),
        "versions");
  bool is_called = false;
  NS::ProcessInfo::processInfo()->performActivity(NS::ActivityUserInitiated, MTLSTR("work"),
                                                  [&] { is_called = true; });
  check(is_called, "an activity");
  const NS::Bundle* bundle = NS::Bundle::mainBundle();
  check(bundle->executablePath()->length() > bundle->bundlePath()->length(), "the program is in its bundle");
  check(access(bundle->resourceURL()->fileSystemRepresentation(), R_OK) == 0, "resources");
  check(NS::Bundle::bundle(MTLSTR("/no/such/folder")) == nullptr, "no bundle");
}

static void conditions() {
  const auto condition = NS::TransferPtr(NS::Condition::alloc()->init());
  bool is_done = false;
  std::thread other([&] {
    condition->lock();
    is_done = true;
    condition->signal();
    condition->unlock();
  });
  condition->lock();
  while (!is_done) condition->wait();
  check(!condition->waitUntilDate(NS::Date::dateWithTimeIntervalSinceNow(0.001)), "a time has passed");
  condition->unlock();
  other.join();
}

int main(int, char** arguments) {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  numbers();
  collections();
  process(arguments[0]);
  conditions();
}
