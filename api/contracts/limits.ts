/** Limits that the server enforces and the client shows. Sources: contract section 2, product-spec sections 5 and 9. */

/** In bytes. */
export const MB = 1024 * 1024

/** Highest accepted value of row ids, client counters and the like. */
export const MAX_NUMBER = 2_000_000_000

export const PASSWORD_MIN_LENGTH = 8
/** Longer passwords would only cost hashing time. */
export const PASSWORD_MAX_LENGTH = 128

/** A person's name. */
export const NAME_MAX_LENGTH = 120
/** As typed, in any format, possibly with a label or a second number, which gets its own message. */
export const PHONE_MAX_LENGTH = 60
export const EMAIL_MAX_LENGTH = 254
/** As typed, with or without hyphens. */
export const RESET_CODE_MAX_LENGTH = 40

/** Of a staff invitation. Ours have 43 characters. */
export const INVITATION_TOKEN_MAX_LENGTH = 100

/** A second factor's code or a recovery code, as typed. */
export const FACTOR_CODE_MAX_LENGTH = 40

/** Fits its column. */
export const SUSPENSION_REASON_MAX_LENGTH = 500

export const IMAGE_MAX_BYTES = 5 * MB
export const AUDIO_MAX_BYTES = 20 * MB
export const AUDIO_MAX_SECONDS = 15 * 60

/** MIME types, detected from the content. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const PASSAGE_IMAGE_TYPES = ['image/jpeg', 'image/png'] as const

/** The `limit` of a list that returns all rows. */
export const ALL_ROWS = -1
/** Page sizes that admins can choose. */
export const PAGE_SIZES = [5, 10, ALL_ROWS] as const
export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
export const SEARCH_MAX_LENGTH = 120

/** Prices in rupiah of a new package: the first three are Prediction, later ones ITP (product-spec section 9). */
export const DEFAULT_PRICES = { prediction: 20_000, itp: 25_000 } as const
export const PREDICTION_PACKAGES = 3
/** Rupiah. A higher price is a typing mistake. */
export const PRICE_MAX = 100_000_000
export const PACKAGE_NAME_MAX_LENGTH = 120
export const REJECTION_REASON_MAX_LENGTH = 500

/** The question number given by the author. */
export const QUESTION_NUMBER_LIMITS = { min: 1, max: 9_999 } as const
/** Texts of questions and passages fit MySQL's 64 kB in any script. */
export const OPTION_MAX_LENGTH = 1_000
export const PROMPT_MAX_LENGTH = 5_000
export const PASSAGE_TEXT_MAX_LENGTH = 15_000
export const PASSAGE_NAME_MAX_LENGTH = 160

/** Answers, flags or recordings per request. Real clients never send more. */
export const EXAM_ITEMS_MAX = 1_000
/** Recordings are named by their page. */
export const RECORDING_NAME_MAX_LENGTH = 10

/** As typed, with spaces and hyphens. */
export const CERTIFICATE_CODE_MAX_LENGTH = 64
