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
  ['listening', listeningSchema(true), { page: '1', audio: null, ...OPTIONS }],
  ['structure', structureSchema, { page: '52', soal: 'Isi', ...OPTIONS }],
  ['written', writtenSchema, { page: '68', soal: '<u>a</u> <u>b</u> <u>c</u> <u>d</u>' }],
  ['reading', readingSchema, { page: '94', soal: 'Isi', q_reading: 3, ...OPTIONS }],
] as const

test.each(SCHEMAS)('the key of a %s question is one of four', (_, schema, rest) => {
  const messagesOf = (jawaban: string) =>
    schema
      .safeParse({ no_soal: '1', jawaban, ...explanationTexts(null), ...rest })
      .error?.issues.map((one) => one.message)

  for (const key of ['1', '2', '3', '4']) expect(messagesOf(key)).toBeUndefined()
  for (const key of ['0', '5', '12', 'A', ' 1'])
    expect(messagesOf(key)).toEqual(['Jawaban harus antara 1 sampai 4.'])
})
