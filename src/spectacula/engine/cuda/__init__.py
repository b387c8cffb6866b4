"""Batches on a GPU: the same rules as CUDA device functions, in arrays that torch owns and nobody copies."""
