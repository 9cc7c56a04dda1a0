/**
 * QRIS texts are EMVCo merchant-presented codes: elements of a two-digit tag, a two-digit length and a value. Shared,
 * so that the form warns of what the server refuses. Imports nothing.
 */

const TAG = {
  version: '00',
  initiation: '01',
  currency: '53',
  amount: '54',
  country: '58',
  merchant: '59',
  checksum: '63',
} as const

const DYNAMIC = '12'
const RUPIAH = '360'

/** Tags of merchant account information. */
const isAccountTag = (tag: string) => Number(tag) >= 2 && Number(tag) <= 51

/**
 * What is wrong with a text as the academy's QRIS, in Indonesian, or null. It can't check whose account it is; the
 * admin has to try it.
 */
export function qrisFault(text: string): string | null {
  const elements = parse(text)
  if (elements?.[0]?.tag !== TAG.version || elements[0].value !== '01') {
    return 'Teks ini bukan QRIS. Salin seluruh teks hasil pindai kode QRIS Anda.'
  }
  const last = elements.at(-1)
  if (last?.tag !== TAG.checksum || last.value.toUpperCase() !== qrisChecksum(text.slice(0, -4))) {
    return 'Teks QRIS tidak utuh: angka pemeriksanya tidak cocok. Salin ulang seluruh teksnya.'
  }

  const values = new Map(elements.map(({ tag, value }) => [tag, value]))
  if (values.get(TAG.country) !== 'ID' || values.get(TAG.currency) !== RUPIAH) {
    return 'QRIS harus dari Indonesia dan dalam rupiah.'
  }
  if (!values.get(TAG.merchant) || ![...values.keys()].some(isAccountTag)) {
    return 'QRIS tidak memuat nama atau rekening merchant.'
  }
  if (values.get(TAG.initiation) === DYNAMIC || values.has(TAG.amount)) {
    return 'Gunakan QRIS statis tanpa nominal: kode ini dipakai untuk semua pembayaran.'
  }
  return null
}

/** The elements in order; null when the text isn't made of complete elements. */
function parse(text: string): { tag: string; value: string }[] | null {
  const elements: { tag: string; value: string }[] = []
  for (let at = 0; at < text.length;) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4))
    if (!head) return null
    const [, tag = '', length] = head
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (value.length !== Number(length)) return null
    elements.push({ tag, value })
    at += 4 + value.length
  }
  return elements
}

/** CRC-16/CCITT-FALSE in four hexadecimal digits, as EMVCo requires. */
export function qrisChecksum(text: string): string {
  let crc = 0xffff
  for (let index = 0; index < text.length; index++) {
    crc ^= (text.charCodeAt(index) & 0xff) << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
