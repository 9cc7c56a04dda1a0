import { expect, test } from 'vitest'
import { courseOffer } from '@/lib/settings/course-offer'

test('plain lines become paragraphs, and marked ones the facilities', () => {
  expect(
    courseOffer(
      'Kelas daring.\n\n- 20 pertemuan: masing-masing 90 menit\r\n• E-book\n * Slide: a: b\nSampai jumpa.'
    )
  ).toEqual({
    paragraphs: ['Kelas daring.', 'Sampai jumpa.'],
    facilities: [
      { title: '20 pertemuan', text: 'masing-masing 90 menit' },
      { title: 'E-book', text: '' },
      { title: 'Slide', text: 'a: b' },
    ],
  })
})

test('a dash within a line or without a space starts no list', () => {
  expect(courseOffer('Tanya-jawab\n-5 derajat').facilities).toEqual([])
})

test('an empty course text gives nothing', () => {
  expect(courseOffer(' \n')).toEqual({ paragraphs: [], facilities: [] })
})
