import { test } from '@japa/runner'
import { sampleQris } from '#app/academy/sample_qris'
import { qrisChecksum, qrisFault } from '#contracts/qris'

/** The sample with some text replaced and a new checksum. */
function variant(from: string | RegExp, to: string): string {
  const payload = sampleQris('CONTOH').slice(0, -4).replace(from, to)
  return payload + qrisChecksum(payload)
}

test.group('QRIS text', () => {
  test('is accepted when all elements and the checksum are right', ({ assert }) => {
    assert.isNull(qrisFault(sampleQris('CONTOH LULUS')))
    assert.isNull(
      qrisFault(sampleQris('CONTOH LULUS').replace(/....$/, (crc) => crc.toLowerCase()))
    )
    assert.isNull(qrisFault(variant(/^000201010211/, '000201')), 'initiation is optional')
  })

  test('is refused when any single character is wrong', ({ assert }) => {
    const text = sampleQris('CONTOH LULUS')
    for (let at = 0; at < text.length - 4; at++) {
      const wrong = text[at] === '7' ? '8' : '7'
      assert.isNotNull(qrisFault(text.slice(0, at) + wrong + text.slice(at + 1)), `at ${at}`)
    }
  })

  test('is refused when it is cut off, too long or something else', ({ assert }) => {
    const text = sampleQris('CONTOH LULUS')
    for (const other of [
      '',
      'https://contoh.test/bayar',
      '000201',
      text.slice(0, -1),
      text.slice(0, -8),
      `${text}0`,
      ` ${text}`,
      text.slice(6),
      text.replace('0002', '00-2'),
    ]) {
      assert.isNotNull(qrisFault(other), other)
    }
  })

  test('must be in rupiah, from Indonesia, with a named merchant and an account', ({ assert }) => {
    assert.include(String(qrisFault(variant('5303360', '5303840'))), 'rupiah')
    assert.include(String(qrisFault(variant('5802ID', '5802MY'))), 'Indonesia')
    assert.include(String(qrisFault(variant('5906CONTOH', '5900'))), 'merchant')
    const withoutAccounts = variant(/26.*(?=52048299)/, '')
    assert.include(String(qrisFault(withoutAccounts)), 'merchant')
  })

  test('must not contain an amount', ({ assert }) => {
    assert.include(String(qrisFault(variant('010211', '010212'))), 'statis')
    assert.include(String(qrisFault(variant('5802ID', '5405200005802ID'))), 'statis')
  })
})
