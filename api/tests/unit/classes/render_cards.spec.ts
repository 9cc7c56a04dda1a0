import { test } from '@japa/runner'
import sharp from 'sharp'
import { newCardPassword } from '#app/classes/secrets/card_password'
import type { CardData, CardsData } from '#app/classes/paper/card_data'
import { renderCards } from '#app/classes/paper/render_cards'
import { cardLogin } from '#app/classes/domain/cards'
import { NAMES } from '#tests/support/names'
import { copiedTexts, readPaper, readQrCode } from '#tests/support/paper_reader'
import { pdfText } from '#tests/support/pdf_text'

const ORIGIN = 'https://ujian.akademi.test'
const PASSWORD = 'k7mr4xw9cdh'

const card = (at: number, change: Partial<CardData> = {}): CardData => {
  const nohp = `0813${String(at).padStart(8, '0')}`
  return { name: 'Siti', nohp, password: PASSWORD, loginUrl: ORIGIN + cardLogin(nohp), ...change }
}

const print = (cards: CardData[], change: Partial<CardsData> = {}) =>
  renderCards({
    academyName: 'Akademi Lulus',
    logo: null,
    className: 'XII IPA 1',
    loginAddress: `${ORIGIN}/login`,
    mustChange: true,
    printedAt: Date.parse('2026-11-21T03:00:00Z'),
    cards,
    ...change,
  })

test.group('Login cards on paper', () => {
  test('login cards are printed on A4, eight a page, in Indonesian', async ({ assert }) => {
    const eight = await readPaper(await print(Array.from({ length: 8 }, (_, at) => card(at))))
    assert.deepEqual([eight.pages, eight.size], [1, { width: 595.28, height: 841.89 }])
    assert.equal(eight.language, 'id-ID')
    assert.equal(eight.info.Title, 'Kartu peserta – XII IPA 1')
    const nine = await readPaper(await print(Array.from({ length: 9 }, (_, at) => card(at))))
    assert.equal(nine.pages, 2)
  })

  test('login cards say what a learner needs to sign in', async ({ assert }) => {
    const text = await pdfText(await print([card(1)]))
    for (const part of [
      'Akademi Lulus KARTU PESERTA Siti Kelas XII IPA 1',
      'Nomor HP (untuk login) 081300000001',
      `Password ${PASSWORD}`,
      'Login di ujian.akademi.test/login. Password ini diganti saat login pertama.',
    ]) {
      assert.include(text, part)
    }
    const kept = await pdfText(await print([card(1, { password: null })]))
    assert.include(kept, 'pakai password Anda sendiri')
    assert.notInclude(kept, 'diganti')
    assert.notInclude(await pdfText(await print([card(1)], { mustChange: false })), 'diganti')
  })

  test('login cards link to the login with the number and without the password', async ({
    assert,
  }) => {
    assert.equal(await readQrCode(await print([card(1)])), `${ORIGIN}/login#081300000001`)
  })

  test('login cards show names in every script, long ones in full', async ({ assert }) => {
    const names = [
      ...NAMES,
      'Raden Mas Muhammad Hidayatullah Kusumaningrat Tjokrodiningrat bin Abdurrahman',
    ]
    const pdf = await print(names.map((name, at) => card(at, { name })))
    // A long one takes two lines.
    const copied = copiedTexts(pdf).join(' ')
    // Right-to-left ones are copied from their glyphs.
    for (const name of names.filter((one) => !/[\p{scx=Arab}\p{scx=Hebr}\p{scx=Thaa}]/u.test(one)))
      assert.include(copied, name)
    assert.include(copiedTexts(await print([card(1, { name: '😀' })])), '–')
  })

  test('login cards keep all text within their edges', async ({ assert }) => {
    const long = 'Wiranatakusumah '.repeat(7).trim()
    const pdf = await print([card(0, { name: long })], {
      academyName: long,
      className: long.slice(0, 80),
      loginAddress: `https://${'a'.repeat(80)}.test/login`,
    })
    const { pieces } = await readPaper(pdf)
    const middle = 595.28 / 2
    const outside = pieces.filter(({ left, right }) => left < 28 || right > middle)
    assert.deepEqual(outside, [])
  })

  test('login cards embed the logo once', async ({ assert }) => {
    const noise = Buffer.from(Array.from({ length: 120 * 120 * 3 }, (_, at) => (at * 7919) % 251))
    const logo = await sharp(noise, { raw: { width: 120, height: 120, channels: 3 } })
      .png()
      .toBuffer()
    const cards = Array.from({ length: 16 }, (_, at) => card(at))
    const [plain, shown] = [await print(cards), await print(cards, { logo })]
    assert.isBelow(shown.length - plain.length, 2 * logo.length + 10_000)
    assert.isAbove(shown.length - plain.length, logo.length / 2)
  })

  test("login cards have passwords that can't be misread", ({ assert }) => {
    const passwords = Array.from({ length: 500 }, newCardPassword)
    assert.lengthOf(new Set(passwords), 500)
    assert.isTrue(passwords.every((password) => /^[2-9cdhjkmnprtwxy]{11}$/.test(password)))
  })
})
