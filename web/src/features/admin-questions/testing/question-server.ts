import { DEFAULT_LISTENING_GROUPS, pagesOfGroup, type Section } from '@lulus/api/contracts/exam'
import type { PassageRow } from '@/features/admin-questions/api/passages'
import type { QuestionRow } from '@/features/admin-questions/api/questions'
import { ADMIN } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { SETTINGS } from '@/testing/settings'

/** A stored question as in the tables. */
export function questionRow(fields: Partial<QuestionRow> & { page: number }): QuestionRow {
  return {
    id: fields.page,
    no_soal: fields.page,
    soal: null,
    pilihan_satu: 'satu',
    pilihan_dua: 'dua',
    pilihan_tiga: 'tiga',
    pilihan_empat: 'empat',
    jawaban: '2',
    pembahasan: null,
    pembahasan_pilihan: null,
    perbaikan: null,
    transkrip: null,
    bukti: null,
    keterampilan: null,
    kelompok: kelompokOf(fields.page),
    type: null,
    audio: null,
    q_reading: null,
    readingQuestion: null,
    benar: 0,
    salah: 0,
    ...fields,
  }
}

function kelompokOf(page: number): QuestionRow['kelompok'] {
  const pages = pagesOfGroup(page)
  return pages.length > 1 ? { dari: pages[0] ?? page, sampai: pages.at(-1) ?? page } : null
}

export const PASSAGE: PassageRow = {
  id: 5,
  nama: 'The Lighthouse Lens',
  reading: '/uploads/reading/lens.png',
  teks: null,
  naskah: null,
  jumlah_soal: 10,
}

/** The package of the questions. */
export const STORED_PACKAGE = {
  id: 7,
  nama_paket: 'Paket B',
  status: 'siap' as const,
  level: 'prediction' as const,
  harga: 20_000,
  hanya_lab: false,
  pembahasan: 'tidak' as const,
  pembahasan_mulai: null,
  jumlah_soal: 3,
  mode_asli: { detik: 0, muat: true },
  durasi: { listening: 42, written: 25, reading: 55 },
  kelompok: DEFAULT_LISTENING_GROUPS.map(({ first, last }) => ({ dari: first, sampai: last })),
  kekurangan: [],
  tanpa_pembahasan: [],
}

interface Stored {
  section: Section
  questions?: QuestionRow[]
  last?: { last_no_soal: number; last_page: number }
  passages?: PassageRow[]
}

/** A fake server with package 7 and one section's questions. */
export function questionServer({
  section,
  questions = [],
  last = { last_no_soal: 0, last_page: 0 },
  passages = [],
}: Stored): FakeApi {
  const server = fakeApi()
  server.on('GET', '/users/getAuth', { body: { dataUser: ADMIN } })
  server.on('GET', '/pengaturan', { body: SETTINGS })
  server.on('GET', '/admin/paket-soal/7', {
    body: {
      data: STORED_PACKAGE,
    },
  })
  server.on('GET', `/admin/paket-soal/7/soal-${section}`, { body: { data: questions } })
  server.on('GET', `/admin/paket-soal/7/${section}/last`, { body: last })
  server.on('GET', '/admin/paket-soal/question-reading/7', { body: { data: passages } })
  return server
}

/** Makes the fake server return a question for its edit form. */
export function showQuestion(server: FakeApi, section: Section, question: QuestionRow): void {
  const { benar: _right, salah: _wrong, ...fields } = question
  server.on('GET', `/admin/paket-soal/soal/${question.id}`, {
    body: { data: { ...fields, bagian: section, paket_soal_id: 7, nama_paket: 'Paket B' } },
  })
}
