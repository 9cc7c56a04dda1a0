/**
 * Parses a typed amount of rupiah: '480000', '480.000' or 'Rp 480.000'.
 * @returns null unless it is a whole number from 0 to `max`
 */
export function parseRupiah(text: string, max: number): number | null {
  const digits = text.trim().replace(/^rp\.?\s*/i, '')
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(digits)) return null
  const amount = Number(digits.replaceAll('.', ''))
  return amount <= max ? amount : null
}
