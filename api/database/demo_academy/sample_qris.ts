import { qrisChecksum } from '#contracts/qris'

/**
 * A QRIS text (EMVCo merchant-presented QR) that payment apps can read but not pay, because its acquirer doesn't exist.
 * For installations without a QRIS of their own.
 * @param merchant name of the payee, at most 25 characters
 */
export function sampleQris(merchant: string): string {
  const acquirer =
    element('00', 'ID.CO.CONTOH.WWW') + element('01', '936000000000000000') + element('03', 'UMI')
  const switching =
    element('00', 'ID.CO.QRIS.WWW') + element('02', 'ID1000000000000') + element('03', 'UMI')
  const payload = [
    element('00', '01'),
    // Static: the payer enters the amount.
    element('01', '11'),
    element('26', acquirer),
    element('51', switching),
    // Educational services, rupiah.
    element('52', '8299'),
    element('53', '360'),
    element('58', 'ID'),
    element('59', merchant),
    element('60', 'JAKARTA'),
    element('61', '10110'),
    // The checksum covers its own tag and length.
    '6304',
  ].join('')
  return payload + qrisChecksum(payload)
}

function element(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`
}
