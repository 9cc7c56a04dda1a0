/**
 * QRIS texts are EMVCo merchant-presented codes: elements of a two-digit tag, a two-digit length and a value. Shared,
 * so that the form and the server make the same checks. Imports nothing.
 */

const TAG = {
  version: '00',
  initiation: '01',
  currency: '53',
  amount: '54',
  tip: '55',
  country: '58',
  merchant: '59',
  checksum: '63',
} as const

const STATIC = '11'
const DYNAMIC = '12'
/** The tip mode in which the payer's app asks for one. The others add a fixed one or a percentage. */
const TIP_ASKED = '01'
const RUPIAH = '360'

/** Tags of merchant account information. */
const isAccountTag = (tag: string) => Number(tag) >= 2 && Number(tag) <= 51

/** Characters that copying adds: line breaks, a byte order mark, and marks of direction and line breaking. */
// oxlint-disable-next-line no-control-regex
const ADDED_BY_COPYING =
  /[\t\n\v\f\r\u0085\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g

/** A pasted text as it was in the code. Spaces inside it are part of it. */
export function cleanQris(text: string): string {
  return text.replace(ADDED_BY_COPYING, '').trim()
}

/**
 * What is wrong with a text as the academy's QRIS, in Indonesian, or null. It can't check whose account it is, so the
 * admin has to try it.
 */
export function qrisFault(pasted: string): string | null {
  const text = pasted.replace(ADDED_BY_COPYING, '')
  const elements = readQris(text)
  if (elements?.[0]?.tag !== TAG.version || elements[0].value !== '01') {
    return 'Teks ini bukan QRIS. Salin seluruh teks hasil pindai kode QRIS Anda.'
  }
  if (!hasRightChecksum(text, elements)) {
    return 'Teks QRIS tidak utuh: angka pemeriksanya tidak cocok. Salin ulang seluruh teksnya.'
  }

  const values = new Map(elements.map(({ tag, value }) => [tag, value]))
  if (values.get(TAG.country) !== 'ID' || values.get(TAG.currency) !== RUPIAH) {
    return 'QRIS harus dari Indonesia dan dalam rupiah.'
  }
  if (!values.get(TAG.merchant) || ![...values.keys()].some(isAccountTag)) {
    return 'QRIS tidak memuat nama atau rekening merchant.'
  }
  const initiation = values.get(TAG.initiation)
  if (initiation === DYNAMIC || values.has(TAG.amount)) {
    return 'Gunakan QRIS statis tanpa nominal: kode ini dipakai untuk semua pembayaran.'
  }
  // EMVCo: it may be absent, and has no other values.
  if (initiation !== undefined && initiation !== STATIC) {
    return 'QRIS ini tidak dikenal: bukan statis dan bukan dinamis. Minta kode QRIS statis dari penyedia Anda.'
  }
  return null
}

/** A warning about a valid text, in Indonesian, or null: with a tip, learners would pay another amount. */
export function qrisWarning(pasted: string): string | null {
  const elements = readQris(pasted.replace(ADDED_BY_COPYING, ''))
  const tip = elements?.find(({ tag }) => tag === TAG.tip)?.value
  if (tip === undefined) return null
  return tip === TIP_ASKED
    ? 'QRIS ini meminta tip: aplikasi pembayar menawarkan tambahan, sehingga jumlah yang masuk dapat berbeda dari harga paket. Minta kode tanpa tip dari penyedia Anda.'
    : 'QRIS ini menambahkan tip: peserta membayar lebih dari harga paket. Minta kode tanpa tip dari penyedia Anda.'
}

/** The name that payers see for a QRIS text in their app, or null for another text. */
export function qrisMerchant(text: string): string | null {
  const inCharacters = parse([...text])
  const elements = inCharacters ?? parse([...bytesOf(text)])
  const name = elements?.find(({ tag }) => tag === TAG.merchant)?.value
  if (name === undefined) return null
  return inCharacters ? name : textOf(name)
}

/**
 * The dynamic code of a static one: it asks for this amount, and payers can't change it. EMVCo: the point of initiation
 * follows the version, the amount follows the currency, and the checksum covers all before it. Everything else stays as
 * the issuer wrote it, also whether lengths count characters or bytes.
 * @param rupiah a whole number from 1
 * @returns null when the text isn't a static QRIS
 */
export function qrisWithAmount(text: string, rupiah: number): string | null {
  if (qrisFault(text) !== null) return null
  const inCharacters = parse([...text])
  const elements = inCharacters ?? parse([...bytesOf(text)]) ?? []
  const isUtf8 = checksumOf(text, 'utf-8') === elements.at(-1)?.value.toUpperCase()

  const raw = elements
    .filter(({ tag }) => tag !== TAG.initiation && tag !== TAG.checksum)
    .flatMap((element) => {
      if (element.tag === TAG.version) return [element.raw, rawOf(TAG.initiation, DYNAMIC)]
      if (element.tag === TAG.currency) return [element.raw, rawOf(TAG.amount, String(rupiah))]
      return [element.raw]
    })
    .join('')
  const open = `${inCharacters ? raw : textOf(raw)}${TAG.checksum}04`
  return open + checksumOf(`${open}0000`, isUtf8 ? 'utf-8' : 'latin-1')
}

interface Element {
  tag: string
  value: string
  /** Tag, length and value as they stand in the text. */
  raw: string
}

/** An element of a value in ASCII. */
function rawOf(tag: string, value: string): string {
  return tag + String(value.length).padStart(2, '0') + value
}

/**
 * The elements in order, or null if the text doesn't consist of complete ones. Some issuers count lengths in
 * characters, some in bytes.
 */
function readQris(text: string): Element[] | null {
  return parse([...text]) ?? parse([...bytesOf(text)])
}

function parse(units: readonly string[]): Element[] | null {
  const elements: Element[] = []
  for (let at = 0; at < units.length;) {
    const head = /^(\d\d)(\d\d)$/.exec(units.slice(at, at + 4).join(''))
    if (!head) return null
    const [, tag = '', length] = head
    const value = units.slice(at + 4, at + 4 + Number(length))
    if (value.length !== Number(length)) return null
    const end = at + 4 + value.length
    elements.push({ tag, value: value.join(''), raw: units.slice(at, end).join('') })
    at = end
  }
  return elements
}

/** One character per byte of UTF-8. */
function bytesOf(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text))
}

/** The text of UTF-8 with one character per byte. */
function textOf(bytes: string): string {
  return new TextDecoder().decode(
    Uint8Array.from([...bytes].map((character) => character.charCodeAt(0)))
  )
}

/** The checksum ends the text and covers everything before its own four digits, as bytes of UTF-8 or of Latin-1. */
function hasRightChecksum(text: string, elements: readonly Element[]): boolean {
  const last = elements.at(-1)
  if (last?.tag !== TAG.checksum || last.value.length !== 4) return false
  const checksums = [checksumOf(text, 'utf-8'), checksumOf(text, 'latin-1')]
  return checksums.includes(last.value.toUpperCase())
}

/** The checksum that a text should end with; null where its letters have no such bytes. */
function checksumOf(text: string, encoding: 'utf-8' | 'latin-1'): string | null {
  const covered = text.slice(0, -4)
  if (encoding === 'utf-8') return qrisChecksum(bytesOf(covered))
  const isLatin = [...covered].every((character) => character.charCodeAt(0) <= 0xff)
  return isLatin ? qrisChecksum(covered) : null
}

/** CRC-16/CCITT-FALSE in four hexadecimal digits, as EMVCo requires. @param text a character for each byte */
export function qrisChecksum(text: string): string {
  let crc = 0xffff
  for (let index = 0; index < text.length; index++) {
    crc ^= (text.charCodeAt(index) & 0xff) << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
