import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  clockTime,
  dayInWords,
  inWords,
  longDay,
  rupiah,
  rupiahInWords,
  timeOn,
} from '#app/paper/domain/indonesian'

test.group('Numbers in Indonesian words', () => {
  test('{number} in Indonesian words is {words}')
    .with([
      { number: 1, words: 'satu' },
      { number: 10, words: 'sepuluh' },
      { number: 11, words: 'sebelas' },
      { number: 12, words: 'dua belas' },
      { number: 20, words: 'dua puluh' },
      { number: 31, words: 'tiga puluh satu' },
      { number: 100, words: 'seratus' },
      { number: 111, words: 'seratus sebelas' },
      { number: 999, words: 'sembilan ratus sembilan puluh sembilan' },
      { number: 1000, words: 'seribu' },
      { number: 2026, words: 'dua ribu dua puluh enam' },
      { number: 9100, words: 'sembilan ribu seratus' },
      { number: 10_000, words: 'sepuluh ribu' },
      { number: 11_011, words: 'sebelas ribu sebelas' },
      {
        number: 19_873,
        words: 'sembilan belas ribu delapan ratus tujuh puluh tiga',
      },
      { number: 100_000, words: 'seratus ribu' },
      { number: 101_001, words: 'seratus satu ribu satu' },
      { number: 1_000_000, words: 'satu juta' },
      { number: 1_001_000, words: 'satu juta seribu' },
      { number: 21_000_100, words: 'dua puluh satu juta seratus' },
      { number: 1_000_000_000, words: 'satu miliar' },
      {
        number: 2_147_483_647,
        words:
          'dua miliar seratus empat puluh tujuh juta empat ratus delapan puluh tiga ribu enam ratus empat puluh tujuh',
      },
      { number: 1_000_000_000_000, words: 'satu triliun' },
    ])
    .run(({ assert }, { number, words }) => {
      assert.equal(inWords(number), words)
    })

  test('an amount in words can be read back, whatever it is', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (amount) => {
        assert.equal(readBack(inWords(amount)), amount)
      })
    )
  })

  test('rupiah in words begin with a capital letter', ({ assert }) => {
    assert.equal(rupiahInWords(20_000), 'Dua puluh ribu rupiah')
    assert.equal(rupiahInWords(0), 'Nol rupiah')
    assert.equal(rupiah(1_250_000), 'Rp 1.250.000')
  })
})

/** Words as a number, by another rule than theirs: from the left, summing up. */
function readBack(words: string): number {
  const small = 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(
    ' '
  )
  let total = 0
  let group = 0
  let last = 0
  for (const word of words.replaceAll(/\bse(ratus|ribu)\b/g, 'satu $1').split(' ')) {
    const scale = { ribu: 1e3, juta: 1e6, miliar: 1e9 }[word]
    if (small.includes(word)) last = small.indexOf(word)
    else if (word === 'belas') last += 10
    else if (word === 'puluh') [group, last] = [group + last * 10, 0]
    else if (word === 'ratus') [group, last] = [group + last * 100, 0]
    else if (scale) [total, group, last] = [total + (group + last) * scale, 0, 0]
    else throw new Error(`unknown word: ${word}`)
  }
  return total + group + last
}

test.group('Times in Indonesian', () => {
  test('times in Indonesian are those of western Indonesia, also past midnight', ({ assert }) => {
    const time = Date.parse('2026-11-21T17:05:00Z')
    assert.equal(longDay(time), 'Minggu, 22 November 2026')
    assert.equal(clockTime(time), '00.05')
    assert.equal(
      dayInWords(time),
      'Minggu, tanggal dua puluh dua bulan November tahun dua ribu dua puluh enam'
    )
  })

  test('times in Indonesian have their date on another day only', ({ assert }) => {
    const evening = Date.parse('2026-11-22T15:30:00Z')
    const night = Date.parse('2026-11-22T17:30:00Z')
    assert.equal(timeOn(evening, evening), '22.30 WIB')
    assert.equal(timeOn(night, evening), '00.30 WIB, 23 November 2026')
  })
})
