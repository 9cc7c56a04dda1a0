/** Sentences of product-spec section 5 that both the validators and the rules behind them answer with. */
export const ALL_FIELDS = 'Semua field wajib diisi!'
export const PASSAGE_MISSING = 'Pilih Question Reading pada tabel di atas'
