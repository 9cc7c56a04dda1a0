import { test } from '@japa/runner'
import { sampleQris } from '#database/demo_academy/sample_qris'
import { qrisChecksum } from '#contracts/qris'

test.group('Sample QRIS', () => {
  test('the sample QRIS has the checksum of EMVCo', ({ assert }) => {
    // The published check value of CRC-16/CCITT-FALSE.
    assert.equal(qrisChecksum('123456789'), '29B1')
    assert.equal(qrisChecksum(''), 'FFFF')
  })

  test('the sample QRIS is a static Indonesian merchant code whose elements and checksum are right', ({
    assert,
  }) => {
    const text = sampleQris('CONTOH LULUS')
    const elements = parse(text)

    assert.deepEqual(
      [...elements.keys()],
      ['00', '01', '26', '51', '52', '53', '58', '59', '60', '61', '63']
    )
    assert.equal(elements.get('00'), '01')
    assert.equal(elements.get('01'), '11')
    assert.equal(elements.get('53'), '360')
    assert.equal(elements.get('58'), 'ID')
    assert.equal(elements.get('59'), 'CONTOH LULUS')
    assert.equal(parse(elements.get('51') ?? '').get('00'), 'ID.CO.QRIS.WWW')
    assert.equal(elements.get('63'), qrisChecksum(text.slice(0, -4)))
  })
})

/** Tag, two digits of length, value, up to the last character. */
function parse(text: string): Map<string, string> {
  const elements = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const length = Number(text.slice(at + 2, at + 4))
    elements.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  if (at !== text.length) throw new Error('the last element is cut off')
  return elements
}
