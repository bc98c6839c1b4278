"""What scripts/make-model writes: shapes of models, blocks of quantised numbers, GGUF files."""
