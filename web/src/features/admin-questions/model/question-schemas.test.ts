import { expect, test } from 'vitest'
import { explanationTexts } from '@/features/admin-questions/model/explanation-fields'
import {
  listeningSchema,
  readingSchema,
  structureSchema,
  writtenSchema,
} from '@/features/admin-questions/model/question-schemas'

const OPTIONS = {
  pilihan_satu: 'a',
  pilihan_dua: 'b',
  pilihan_tiga: 'c',
  pilihan_empat: 'd',
}

const SCHEMAS = [
  ['listening', listeningSchema(true), { no_soal: '1', page: '1', audio: null, ...OPTIONS }],
  ['structure', structureSchema, { no_soal: '1', page: '52', soal: 'Isi', ...OPTIONS }],
  [
    'written',
    writtenSchema,
    { no_soal: '16', page: '68', soal: '<u>a</u> <u>b</u> <u>c</u> <u>d</u>' },
  ],
  ['reading', readingSchema, { no_soal: '1', page: '94', soal: 'Isi', q_reading: 3, ...OPTIONS }],
] as const

test.each(SCHEMAS)('the key of a %s question is one of four', (_, schema, rest) => {
  const messagesOf = (jawaban: string) =>
    schema
      .safeParse({ jawaban, ...explanationTexts(null), ...rest })
      .error?.issues.map((one) => one.message)

  for (const key of ['1', '2', '3', '4']) expect(messagesOf(key)).toBeUndefined()
  for (const key of ['0', '5', '12', 'A', ' 1'])
    expect(messagesOf(key)).toEqual(['Jawaban harus antara 1 sampai 4.'])
})

test.each(SCHEMAS)("the number of a %s question is its page's", (_, schema, rest) => {
  const fields = { jawaban: '1', ...explanationTexts(null), ...rest }
  const { error } = schema.safeParse({ ...fields, no_soal: '7' })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['no_soal'], `Halaman ${rest.page} adalah soal nomor ${rest.no_soal}.`],
  ])
})
