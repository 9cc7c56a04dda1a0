import { test } from '@japa/runner'
import { phoneSearch } from '#app/listing/search/person_search'

test.group('Search term among phone numbers', () => {
  test(
    'the search term {term} matches phone numbers by the part {part} and the beginning {beginning}'
  )
    .with([
      { term: '0812', part: '0812', beginning: null },
      { term: '7', part: '7', beginning: null },
      { term: '62', part: '62', beginning: null },
      { term: '628', part: '628', beginning: '08' },
      { term: '6281234567890', part: '6281234567890', beginning: '081234567890' },
      { term: '+6281234567890', part: null, beginning: '081234567890' },
      { term: '+62 (812) 3456-7890', part: null, beginning: '081234567890' },
      { term: '62 812', part: null, beginning: '0812' },
      { term: '+62 0812', part: null, beginning: '0812' },
      { term: '0062 812', part: null, beginning: '0812' },
      { term: '0812\u20113456', part: '08123456', beginning: null },
      { term: '0812.3456.7890', part: '081234567890', beginning: null },
      { term: '3456 7890', part: '34567890', beginning: null },
      { term: '12-3', part: null, beginning: null },
      { term: '+0812', part: null, beginning: null },
      { term: '+1 555 0100', part: null, beginning: null },
      { term: '+62', part: null, beginning: null },
      { term: '62 21 5551234', part: '62215551234', beginning: null },
      { term: '081x', part: null, beginning: null },
      { term: 'Paket 12345', part: null, beginning: null },
      { term: '%', part: null, beginning: null },
      { term: '', part: null, beginning: null },
    ])
    .run(({ assert }, { term, ...meaning }) => {
      assert.deepEqual(phoneSearch(term), meaning)
    })
})
