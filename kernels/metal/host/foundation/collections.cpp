// NS::Array, NS::Dictionary, NS::Set, and what goes through them. All are immutable and retain what is in
// them.
#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {
namespace {

using objects = std::vector<NS::SharedPtr<NS::Object>>;

class enumerator_object final : public NS::Enumerator {
 public:
  explicit enumerator_object(objects all) : all_(std::move(all)) {}
  NS::Object* untyped_nextObject() override { return at_ < all_.size() ? all_[at_++].get() : nullptr; }
  NS::Array* allObjects() override {
    std::vector<const NS::Object*> left;
    while (at_ < all_.size()) left.push_back(all_[at_++].get());
    return NS::Array::array(left.data(), left.size());
  }
  NS::UInteger countByEnumerating(NS::FastEnumerationState* state, NS::Object** buffer,
                                  NS::UInteger count) override {
    static unsigned long never_changes = 0;
    NS::UInteger given = 0;
    while (given < count && at_ < all_.size()) buffer[given++] = all_[at_++].get();
    if (state != nullptr)
      *state = {state->state + given, reinterpret_cast<::NS::Object**>(buffer), &never_changes, {}};
    return given;
  }

 private:
  objects all_;
  std::size_t at_ = 0;
};

NS::Enumerator* enumerator(objects all) { return (new enumerator_object(std::move(all)))->autorelease(); }

objects kept_all(const NS::Object* const* given, NS::UInteger count) {
  objects all;
  for (NS::UInteger n = 0; n < count; ++n) all.push_back(kept(given[n]));
  return all;
}

class array_object final : public NS::Array {
 public:
  NS::Array* init() override { return this; }
  NS::Array* init(const NS::Object* const* given, NS::UInteger count) override {
    objects_ = kept_all(given, count);
    return this;
  }
  NS::UInteger count() const override { return objects_.size(); }
  NS::Object* untyped_object(NS::UInteger index) const override {
    return index < objects_.size() ? objects_[index].get() : nullptr;
  }
  NS::Enumerator* objectEnumerator() const override { return enumerator(objects_); }
  bool isEqual(const NS::Object* object) const override {
    const auto* const other = dynamic_cast<const array_object*>(object);
    if (other == nullptr || other->objects_.size() != objects_.size()) return false;
    for (std::size_t n = 0; n < objects_.size(); ++n) {
      if (!objects_[n]->isEqual(other->objects_[n].get())) return false;
    }
    return true;
  }
  NS::UInteger hash() const override { return objects_.size(); }

 private:
  objects objects_;
};

class set_object final : public NS::Set {
 public:
  NS::Set* init() override { return this; }
  NS::Set* init(const NS::Object* const* given, NS::UInteger count) override {
    for (NS::UInteger n = 0; n < count; ++n) {
      bool is_new = true;
      for (const auto& o : objects_) is_new = is_new && !o->isEqual(given[n]);
      if (is_new) objects_.push_back(kept(given[n]));
    }
    return this;
  }
  NS::UInteger count() const override { return objects_.size(); }
  NS::Enumerator* objectEnumerator() const override { return enumerator(objects_); }

 private:
  objects objects_;
};

class dictionary_object final : public NS::Dictionary {
 public:
  NS::Dictionary* init() override { return this; }
  NS::Dictionary* init(const NS::Object* const* values, const NS::Object* const* keys,
                       NS::UInteger count) override {
    for (NS::UInteger n = 0; n < count; ++n) {
      if (untyped_object(keys[n]) != nullptr) continue;
      keys_.push_back(kept(keys[n]));
      values_.push_back(kept(values[n]));
    }
    return this;
  }
  NS::Array* allKeys() const override { return enumerator(keys_)->allObjects(); }
  NS::Enumerator* untyped_keyEnumerator() const override { return enumerator(keys_); }
  NS::UInteger count() const override { return keys_.size(); }
  NS::Object* untyped_object(const NS::Object* key) const override {
    for (std::size_t n = 0; key != nullptr && n < keys_.size(); ++n) {
      if (keys_[n]->isEqual(key)) return values_[n].get();
    }
    return nullptr;
  }

 private:
  objects keys_, values_;
};

}  // namespace

namespace NS {

Array* Array::alloc() { return new array_object; }
Array* Array::array() { return alloc()->init()->autorelease(); }
Array* Array::array(const Object* object) { return array(&object, 1); }
Array* Array::array(const Object* const* objects, UInteger count) {
  return alloc()->init(objects, count)->autorelease();
}

Set* Set::alloc() { return new set_object; }

Dictionary* Dictionary::alloc() { return new dictionary_object; }
Dictionary* Dictionary::dictionary() { return alloc()->init()->autorelease(); }
Dictionary* Dictionary::dictionary(const Object* object, const Object* key) {
  return dictionary(&object, &key, 1);
}
Dictionary* Dictionary::dictionary(const Object* const* objects, const Object* const* keys, UInteger count) {
  return alloc()->init(objects, keys, count)->autorelease();
}

}  // namespace NS
}  // namespace pewter::metal::host
