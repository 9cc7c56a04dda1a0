import type { GroupEntry, QuestionEntry } from '@/components/questions/paper-entry'

/** Long enough to show how text overflows. */
export const LONG_TEXT =
  'Paket simulasi khusus peserta program beasiswa angkatan kedua puluh tiga yang namanya tidak muat dalam satu baris'
export const LONG_WORD = 'Pneumonoultramicroscopicsilicovolcanoconiosis-pneumonoultramicroscopic'

/** A drawn page of print: black on transparent, as passages may be. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="200"><g font-family="serif" font-size="18"><text x="20" y="50">For most of their history, lighthouses were little</text><text x="20" y="80">more than towers with fires on top.</text></g></svg>'
)}`
export const BROKEN_PICTURE = 'data:image/png;base64,AAAA'

function question(page: number, changes: Partial<QuestionEntry> = {}): QuestionEntry {
  return {
    id: page,
    no_soal: page,
    page,
    soal: null,
    pilihan_satu: 'It will meet in the music building.',
    pilihan_dua: 'It will meet later than planned.',
    pilihan_tiga: 'It will last until five thirty.',
    pilihan_empat: LONG_TEXT,
    ...changes,
  }
}

export const STRUCTURE = question(52, {
  type: 'structure',
  soal: 'The heart _____ blood to every part of the body.',
})

export const WRITTEN = question(68, {
  type: 'written',
  soal: 'In <u>summer</u> a <u>single</u> hive <u>contain</u> as many as sixty thousand <u>bees</u>.',
  pilihan_satu: 'summer',
  pilihan_dua: 'single',
  pilihan_tiga: 'contain',
  pilihan_empat: 'bees',
})

export const LISTENING_GROUP: GroupEntry = {
  type: 'group',
  page: 31,
  audio: '/uploads/audio/31.mp3',
  items: [31, 32, 33, 34].map((page) => question(page)),
}
