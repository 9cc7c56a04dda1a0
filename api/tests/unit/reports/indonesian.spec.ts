import { test } from '@japa/runner'
import { clockTime, dayInWords, inWords, longDay, timeOn } from '#app/reports/domain/indonesian'

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
    ])
    .run(({ assert }, { number, words }) => {
      assert.equal(inWords(number), words)
    })
})

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
