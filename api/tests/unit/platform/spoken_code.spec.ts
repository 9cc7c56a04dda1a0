import { test } from '@japa/runner'
import { canonicalSpokenCode, newSpokenCode } from '#app/platform/secrets/spoken_code'

const SHAPE = { groups: 2, groupLength: 4 }

test.group('Spoken code', () => {
  test('a spoken code has groups of symbols that do not look alike', ({ assert }) => {
    const codes = Array.from({ length: 500 }, () => newSpokenCode(SHAPE))
    for (const code of codes) {
      assert.match(code, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      assert.notMatch(code, /[0OQD1ILZ25S8BUV]/)
      assert.equal(canonicalSpokenCode(code, SHAPE), code)
    }
    assert.lengthOf(new Set(codes), 500)
    assert.lengthOf(new Set(codes.join('').replaceAll('-', '')), 21)
  })

  test('a spoken code is read in any case and with any spacing', ({ assert }) => {
    for (const typed of ['acef-3467', ' ACEF 3467 ', 'AcEf3467', 'a-c-e-f-3-4-6-7']) {
      assert.equal(canonicalSpokenCode(typed, SHAPE), 'ACEF-3467')
    }
    for (const typed of ['', 'ACEF-346', 'ACEF-34679', 'ACEF-3468', 'ACEF_3467', 'ÀCEF-3467']) {
      assert.isNull(canonicalSpokenCode(typed, SHAPE), typed)
    }
  })
})
