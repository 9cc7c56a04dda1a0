import { test } from '@japa/runner'
import { sampleQris } from '#app/academy/sample_qris'
import { qrisChecksum, qrisFault } from '#contracts/qris'

/** The sample with some of its text replaced and the checksum made right again. */
function variant(from: string | RegExp, to: string): string {
  const payload = sampleQris('CONTOH').slice(0, -4).replace(from, to)
  return payload + qrisChecksum(payload)
}

test.group('QRIS text', () => {
  test('is fine when all of its elements and its checksum are right', ({ assert }) => {
    assert.isNull(qrisFault(sampleQris('CONTOH LULUS')))
    assert.isNull(
      qrisFault(sampleQris('CONTOH LULUS').replace(/....$/, (crc) => crc.toLowerCase()))
    )
    assert.isNull(qrisFault(variant(/^000201010211/, '000201')), 'initiation is optional')
  })

  test('is refused when any single character of it is wrong', ({ assert }) => {
    const text = sampleQris('CONTOH LULUS')
    for (let at = 0; at < text.length - 4; at++) {
      const wrong = text[at] === '7' ? '8' : '7'
      assert.isNotNull(qrisFault(text.slice(0, at) + wrong + text.slice(at + 1)), `at ${at}`)
    }
  })

  test('is refused when it is cut off, longer or something else', ({ assert }) => {
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

  test('is in rupiah, from Indonesia, of a named merchant with an account', ({ assert }) => {
    assert.include(String(qrisFault(variant('5303360', '5303840'))), 'rupiah')
    assert.include(String(qrisFault(variant('5802ID', '5802MY'))), 'Indonesia')
    assert.include(String(qrisFault(variant('5906CONTOH', '5900'))), 'merchant')
    const withoutAccounts = variant(/26.*(?=52048299)/, '')
    assert.include(String(qrisFault(withoutAccounts)), 'merchant')
  })

  test('asks for no amount of its own', ({ assert }) => {
    assert.include(String(qrisFault(variant('010211', '010212'))), 'statis')
    assert.include(String(qrisFault(variant('5802ID', '5405200005802ID'))), 'statis')
  })
})
