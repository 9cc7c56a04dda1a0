import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  canonicalPhone,
  internationalPhone,
  PHONE_CUT,
  PHONE_DECIMALS,
  PHONE_SEVERAL,
  readPhone,
  PHONE_INVALID,
} from '#contracts/phone'

/** Invisible characters, as WhatsApp and web pages leave them around and within a copied number. */
const MARKS = [
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufeff',
]
const DASHES = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212']
const SPACES = [' ', '\u00a0', '\u2009', '\u202f']
const PREFIXES = [
  '0',
  '62',
  '+62',
  '0062',
  '00 62 ',
  '+62 ',
  '(+62) ',
  '+62 0',
  '+62 (0)',
  '62-0',
  '(0',
]
const LABELS: [string, string][] = [
  ['', ''],
  ['', ' (WA)'],
  ['', ' WA'],
  ['WA: ', ''],
  ['No. HP: ', ''],
  ['', ' (HP/WA aktif)'],
  ['tel:', ''],
  ['', ' ✅'],
  ['\u202a', '\u202c'],
]

const subscriber = fc.stringMatching(/^8\d{7,12}$/)

/** A number in one of the ways that people and programs write it. */
const written = fc
  .record({
    subscriber,
    prefix: fc.constantFrom(...PREFIXES),
    label: fc.constantFrom(...LABELS),
    separator: fc.constantFrom('', '.', ...DASHES, ...SPACES),
    mark: fc.constantFrom('', ...MARKS),
    group: fc.integer({ min: 3, max: 4 }),
  })
  .map(({ subscriber: digits, prefix, label: [before, after], separator, mark, group }) => {
    const groups =
      digits.slice(0, 3) +
      (digits.slice(3).match(new RegExp(`.{1,${group}}`, 'g')) ?? [])
        .map((some) => separator + mark + some)
        .join('')
    const closed = prefix === '(0' ? `(0${groups.slice(0, 3)})${groups.slice(3)}` : prefix + groups
    return { canonical: `0${digits}`, text: before + closed + after }
  })

test.group('Phone number', () => {
  test('a phone number is normalised from any form: {$self}')
    .with([
      '081234567890',
      '+6281234567890',
      '6281234567890',
      ' 0812-3456-7890 ',
      '0812.3456.7890',
      '+62 (812) 3456 7890',
      '(+62) 812 3456 7890',
      '+62 0812 3456 7890',
      '0062812 3456 7890',
      '00 62 812 3456 7890',
      '\u202a+62 812\u20113456\u20117890\u202c',
      '0812\u20133456\u20137890',
      '0812\u22123456\u22127890',
      '0812\u00ad3456\u200b7890\ufeff',
      '0812 3456 7890 (WA)',
      'WA 0812-3456-7890',
      'No. HP/WA: 081234567890',
      '0812 3456 7890 ✅',
      '081234567890.',
    ])
    .run(({ assert }, form) => {
      assert.equal(canonicalPhone(form), '081234567890')
    })

  test('a phone number keeps every digit of groups with dots', ({ assert }) => {
    assert.equal(canonicalPhone('0812.34567.000'), '081234567000')
    assert.equal(canonicalPhone('0812.3456.000'), '08123456000')
  })

  test('a phone number refuses any other text: {$self}')
    .with([
      '',
      '0812345',
      '08123456789012345',
      '0212345678',
      '+1 812 3456 7890',
      '62 021 234567',
      '0812345678x',
      '0812 3456 7890 (ibu)',
      '0812 3456 7890 kamar 2',
      "081234567890' OR 1=1",
      '٠٨١٢٣٤٥٦٧٨٩٠',
      '０８１２３４５６７８９０',
      '0812³4567890',
      'budi@contoh.test',
      '2026-11-22',
      '+062 812 3456 7890',
      '8+6281234567890',
      '0812 3456 / 7890',
    ])
    .run(({ assert }, form) => {
      assert.deepEqual(readPhone(form), { fault: PHONE_INVALID })
    })

  test('two phone numbers in one text are reported as two: {$self}')
    .with([
      '081234567890 / 085712345678',
      '0812-3456-7890/0857-1234-5678',
      '0812-3456-7890/91',
      '081234567890, 085712345678',
      '081234567890 atau 085712345678',
      '0812 3456 7890 0857 1234 5678',
      '081234567890\n085712345678',
      '+62 812 3456 7890 +62 857 1234 5678',
      '0274 512345 / 0812 3456 7890',
      'WA 081234567890; HP 085712345678',
    ])
    .run(({ assert }, form) => {
      assert.deepEqual(readPhone(form), { fault: PHONE_SEVERAL })
    })

  test('a phone number that a spreadsheet changed is reported with what it did', ({ assert }) => {
    for (const cut of ['8,12E+11', '8.12E+11', '8.12345678E10', '6,28E+12', '8.12e11'])
      assert.deepEqual(readPhone(cut), { fault: PHONE_CUT }, cut)
    for (const decimal of [
      '081234567.000',
      '81234567890.0',
      '81234567890,5',
      '6281234567890.25',
      '08123456.0',
      '0812345.00',
    ])
      assert.deepEqual(readPhone(decimal), { fault: PHONE_DECIMALS }, decimal)
  })

  test('a phone number is read from any way of writing it', ({ assert }) => {
    fc.assert(
      fc.property(written, ({ canonical, text }) => {
        assert.deepEqual(readPhone(text), { nohp: canonical })
      }),
      { numRuns: 2_000 }
    )
  })

  test('a phone number never has other digits than those that were written', ({ assert }) => {
    const piece = fc.oneof(
      fc.constantFrom(
        '0',
        '8',
        '62',
        '+62',
        '0062',
        '00',
        '.',
        ',',
        '/',
        '(',
        ')',
        ' ',
        'E+11',
        '.0'
      ),
      fc.constantFrom(...MARKS, ...DASHES, ...SPACES, 'WA', 'HP', '③', '４', '٣', '²', 'x'),
      fc.stringMatching(/^\d{1,13}$/)
    )
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      // One change to a valid number.
      fc
        .tuple(written, piece, fc.nat(40))
        .map(([{ text }, more, at]) => text.slice(0, at) + more + text.slice(at))
    )
    fc.assert(
      fc.property(anything, (text) => {
        const read = readPhone(text)
        if ('fault' in read) return
        const digits = text.replaceAll(/\D/g, '')
        assert.equal(digits.replace(/^(?:0062|62|00620|620|0)?(?=8)/, '0'), read.nohp)
        assert.match(read.nohp, /^08\d{7,12}$/)
        assert.notMatch(text, /(?!\d)[\p{N}]/u)
      }),
      { numRuns: 2_000 }
    )
  })

  test('a phone number is converted to 62 for international calls', ({ assert }) => {
    assert.equal(internationalPhone('081234567890'), '6281234567890')
  })
})
