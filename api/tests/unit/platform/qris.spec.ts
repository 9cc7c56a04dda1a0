import { test } from '@japa/runner'
import { sampleQris } from '#database/demo_academy/sample_qris'
import {
  cleanQris,
  qrisChecksum,
  qrisFault,
  qrisMerchant,
  qrisWarning,
  qrisWithAmount,
} from '#contracts/qris'

/** The sample with some text replaced and a new checksum. */
function variant(from: string | RegExp, to: string): string {
  const payload = sampleQris('CONTOH').slice(0, -4).replace(from, to)
  return payload + qrisChecksum(payload)
}

const LEMBAGA =
  '00020101021126610014COM.CONTOH.WWW01189360000000000000010210C0000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204829953033605802ID5914LEMBAGA CONTOH6006SLEMAN61055528162070703A01630442B2'

const utf8 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

/** A static code with some text replaced and a new checksum, of the bytes that `encode` makes. */
function lembaga(from: string, to: string, encode = (text: string) => text): string {
  const payload = LEMBAGA.slice(0, -4).replace(from, to)
  return payload + qrisChecksum(encode(payload))
}

test.group('QRIS text', () => {
  test('a QRIS text is accepted when all elements and the checksum are right', ({ assert }) => {
    assert.isNull(qrisFault(sampleQris('CONTOH LULUS')))
    assert.isNull(
      qrisFault(sampleQris('CONTOH LULUS').replace(/....$/, (crc) => crc.toLowerCase()))
    )
    assert.isNull(qrisFault(variant(/^000201010211/, '000201')), 'initiation is optional')
  })

  test('a QRIS text is refused when any single character is wrong', ({ assert }) => {
    const text = sampleQris('CONTOH LULUS')
    for (let at = 0; at < text.length - 4; at++) {
      const wrong = text[at] === '7' ? '8' : '7'
      assert.isNotNull(qrisFault(text.slice(0, at) + wrong + text.slice(at + 1)), `at ${at}`)
    }
  })

  test('a QRIS text is refused when it is cut off, too long or something else', ({ assert }) => {
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

  test('a QRIS text must be in rupiah, from Indonesia, with a named merchant and an account', ({
    assert,
  }) => {
    assert.include(String(qrisFault(variant('5303360', '5303840'))), 'rupiah')
    assert.include(String(qrisFault(variant('5802ID', '5802MY'))), 'Indonesia')
    assert.include(String(qrisFault(variant('5906CONTOH', '5900'))), 'merchant')
    const withoutAccounts = variant(/26.*(?=52048299)/, '')
    assert.include(String(qrisFault(withoutAccounts)), 'merchant')
  })

  test('a QRIS text must not contain an amount', ({ assert }) => {
    assert.include(String(qrisFault(variant('010211', '010212'))), 'statis')
    assert.include(String(qrisFault(variant('5802ID', '5405200005802ID'))), 'statis')
  })

  test('a QRIS text is accepted as it comes from the clipboard', ({ assert }) => {
    const text = LEMBAGA
    for (const pasted of [
      `${text.slice(0, 60)}\n${text.slice(60)}`,
      `${text.slice(0, 60)}\r\n${text.slice(60)}\r\n`,
      `\ufeff${text}`,
      ` \u202a${text}\u202c\t`,
    ]) {
      assert.equal(cleanQris(pasted), text)
      assert.isNull(qrisFault(cleanQris(pasted)))
    }
    assert.include(cleanQris(text), 'LEMBAGA CONTOH', 'spaces belong to it')
  })

  test('a QRIS text may count letters with accents as characters or as bytes', ({ assert }) => {
    for (const [length, name] of [
      ['06', 'KAFÉ 1'],
      ['07', 'KAFÉ 1'],
    ]) {
      const text = lembaga('5914LEMBAGA CONTOH', `59${length}${name}`, utf8)
      assert.isNull(qrisFault(text), `${length}${name}`)
    }
    assert.isNotNull(qrisFault(lembaga('5914LEMBAGA CONTOH', '5908KAFÉ 1', utf8)))
    const latin = lembaga('5914LEMBAGA CONTOH', '5906KAFÉ 1')
    assert.isNull(qrisFault(latin), 'a checksum of Latin-1')
  })

  test('a QRIS text may name the merchant in another script', ({ assert }) => {
    for (const [length, name] of [
      ['06', 'Contoh'],
      ['05', 'ꦕꦺꦴꦤ꧀'],
      ['15', 'ꦕꦺꦴꦤ꧀'],
    ]) {
      const template = `0002ID01${length}${name}`
      const size = length === '15' ? utf8(template).length : [...template].length
      const text = lembaga('6207', `64${size}${template}6207`, utf8)
      assert.isNull(qrisFault(text), template)
    }
  })

  test('a QRIS text with a tip is accepted with a warning', ({ assert }) => {
    assert.isNull(qrisWarning(LEMBAGA))
    for (const [tip, word] of [
      ['550201', 'meminta tip'],
      ['55020256041000', 'menambahkan tip'],
      ['55020357025%', 'menambahkan tip'],
    ] as const) {
      const text = lembaga('5802ID', `${tip}5802ID`)
      assert.isNull(qrisFault(text), tip)
      assert.include(String(qrisWarning(text)), word)
    }
  })

  test('a QRIS text needs no point of initiation, but only static and dynamic ones are valid', ({
    assert,
  }) => {
    assert.isNull(qrisFault(lembaga('010211', '')))
    assert.isNotNull(qrisFault(lembaga('010211', '010213')))
    assert.isNotNull(qrisFault(lembaga('010211', '010200')))
  })

  test('a QRIS text has a checksum of all before its digits, in capital or small letters', ({
    assert,
  }) => {
    const covered = LEMBAGA.slice(0, -4)
    assert.isNull(qrisFault(covered + '42b2'))
    const short = covered.slice(0, -4)
    assert.isNotNull(qrisFault(covered + qrisChecksum(short)), 'without its own tag and length')
    assert.isNotNull(qrisFault(`${short}6305${qrisChecksum(`${short}6305`)}0`), 'of five digits')
    const names = Array.from(
      { length: 40 },
      (_, at) => `LEMBAGA CONTO${String.fromCharCode(65 + at)}`
    )
    const zero = names
      .map((name) => lembaga('LEMBAGA CONTOH', name))
      .find((text) => /0...$/.test(text))
    assert.isNull(qrisFault(String(zero)), 'that begins with 0')
  })

  test('a QRIS text may name a second scheme', ({ assert }) => {
    assert.isNull(qrisFault(lembaga('5144', '27180014ID.CONTOH2.WWW5144')))
  })
})

/** What another program (Python's `binascii.crc_hqx`) makes of the static code, with this part replaced. */
const DYNAMIC = (amount: string, merchant: string, checksum: string) =>
  `00020101021226610014COM.CONTOH.WWW01189360000000000000010210C0000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI520482995303360${amount}5802ID${merchant}6006SLEMAN61055528162070703A016304${checksum}`

test.group('Dynamic QRIS', () => {
  test('an amount makes a dynamic QRIS: initiation 12, the amount after the currency, a new checksum', ({
    assert,
  }) => {
    const merchant = '5914LEMBAGA CONTOH'
    assert.equal(qrisWithAmount(LEMBAGA, 19_873), DYNAMIC('540519873', merchant, 'EE93'))
    assert.equal(qrisWithAmount(LEMBAGA, 2_000_000), DYNAMIC('54072000000', merchant, '038C'))
    assert.equal(
      qrisWithAmount(LEMBAGA, 1_296),
      DYNAMIC('54041296', merchant, '0033'),
      'a checksum keeps its zeros'
    )
  })

  test("the checksum is that of EMVCo's own example", ({ assert }) => {
    const example =
      '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304'
    assert.equal(qrisChecksum(utf8(example)), 'A13A')
  })

  test('a static QRIS without a point of initiation gets one', ({ assert }) => {
    const text = lembaga('010211', '')
    assert.equal(qrisWithAmount(text, 19_873), qrisWithAmount(LEMBAGA, 19_873))
  })

  test('a dynamic QRIS counts letters with accents as the static one does', ({ assert }) => {
    for (const [merchant, encode, checksum] of [
      ['5907KAFÉ 1', utf8, '6FCF'],
      ['5906KAFÉ 1', utf8, 'A91C'],
      ['5906KAFÉ 1', (text: string) => text, '7DE1'],
    ] as const) {
      const text = lembaga('5914LEMBAGA CONTOH', merchant, encode)
      assert.equal(qrisWithAmount(text, 19_873), DYNAMIC('540519873', merchant, checksum))
      assert.equal(qrisMerchant(text), 'KAFÉ 1')
    }
  })

  test('a checksum in small letters is as good', ({ assert }) => {
    const text = LEMBAGA.replace(/....$/, (crc) => crc.toLowerCase())
    assert.equal(qrisWithAmount(text, 19_873), qrisWithAmount(LEMBAGA, 19_873))
  })

  test('no dynamic QRIS is made of anything but a whole static one', ({ assert }) => {
    for (const text of ['', 'https://contoh.test', LEMBAGA.slice(0, -1), `${LEMBAGA}0`]) {
      assert.isNull(qrisWithAmount(text, 19_873), text)
    }
    assert.isNull(qrisWithAmount(String(qrisWithAmount(LEMBAGA, 1)), 2), 'already dynamic')
    assert.isNull(qrisMerchant('https://contoh.test'))
  })
})
