import { afterEach, expect, test, vi } from 'vitest'
import {
  readDraft,
  removeDraft,
  writeDraft,
} from '@/features/admin-questions/model/question-drafts'

const EMPTY = { no_soal: '4', page: '55', soal: '', jawaban: '', audio: null }
const TYPED = { ...EMPTY, soal: 'She ____', audio: new File(['x'], '1.mp3') }

afterEach(() => localStorage.clear())

test('a draft has what was typed, without files', () => {
  writeDraft('a:7:structure:baru', EMPTY, TYPED)
  expect(readDraft('a:7:structure:baru', EMPTY)).toEqual({ soal: 'She ____' })
})

test('drafts of other accounts, packages and sections are apart', () => {
  writeDraft('a:7:structure:baru', EMPTY, TYPED)
  for (const key of ['b:7:structure:baru', 'a:8:structure:baru', 'a:7:reading:baru']) {
    expect(readDraft(key, EMPTY)).toBeNull()
  }
  removeDraft('a:7:structure:baru')
  expect(readDraft('a:7:structure:baru', EMPTY)).toBeNull()
})

test("a new question's draft takes the place that is proposed now", () => {
  writeDraft('a', EMPTY, { ...TYPED, no_soal: '9', page: '60' })
  expect(readDraft('a', EMPTY)).toEqual({ no_soal: '9', page: '60', soal: 'She ____' })
  expect(readDraft('a', { ...EMPTY, no_soal: '5', page: '56' })).toEqual({ soal: 'She ____' })
})

test('the draft of a question that was changed since is not restored', () => {
  writeDraft('a', { ...EMPTY, soal: 'Old' }, TYPED)
  expect(readDraft('a', { ...EMPTY, soal: 'Newer' })).toBeNull()
})

test('a broken draft is none', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.setItem('lulus:soal:a', '{')
  expect(readDraft('a', EMPTY)).toBeNull()
})
