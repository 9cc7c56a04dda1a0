import type { Section } from '#contracts/exam'

interface SkillOf {
  section: Section
  /** The label used by Indonesian teachers of the test. */
  label: string
}

/**
 * The skill that an item tests: `keterampilan` on the wire. The 29 skills are those that preparation courses for the
 * ITP teach, grouped by section.
 */
export const SKILLS = {
  listening_idiom: { section: 'listening', label: 'Ungkapan dan idiom' },
  listening_suggestion: { section: 'listening', label: 'Saran, ajakan, dan permintaan' },
  listening_passive: { section: 'listening', label: 'Kalimat pasif dan kausatif' },
  listening_negative: { section: 'listening', label: 'Ungkapan negatif' },
  listening_inference: { section: 'listening', label: 'Kesimpulan tersirat' },
  listening_place: { section: 'listening', label: 'Tempat dan pekerjaan' },
  listening_main_idea: { section: 'listening', label: 'Gagasan utama percakapan' },
  listening_detail: { section: 'listening', label: 'Rincian percakapan' },
  listening_attitude: { section: 'listening', label: 'Sikap dan nada pembicara' },
  structure_subject_verb: { section: 'structure', label: 'Subjek dan kata kerja' },
  structure_clause: { section: 'structure', label: 'Klausa adjektiva, adverbia, dan nomina' },
  structure_inversion: { section: 'structure', label: 'Inversi' },
  structure_participle: { section: 'structure', label: 'Partisip dan klausa ringkas' },
  structure_parallel: { section: 'structure', label: 'Struktur sejajar' },
  structure_comparison: { section: 'structure', label: 'Perbandingan' },
  structure_preposition: { section: 'structure', label: 'Preposisi dan kata sambung' },
  written_word_form: { section: 'written', label: 'Bentuk kata' },
  written_pronoun: { section: 'written', label: 'Kata ganti' },
  written_plural: { section: 'written', label: 'Tunggal dan jamak' },
  written_article: { section: 'written', label: 'Artikel dan penentu' },
  written_word_pair: { section: 'written', label: 'Pasangan dan pilihan kata' },
  written_tense: { section: 'written', label: 'Bentuk waktu dan kata kerja' },
  reading_main_idea: { section: 'reading', label: 'Gagasan pokok' },
  reading_detail: { section: 'reading', label: 'Rincian bacaan' },
  reading_except: { section: 'reading', label: 'Pertanyaan EXCEPT dan NOT' },
  reading_vocabulary: { section: 'reading', label: 'Kosakata dalam konteks' },
  reading_reference: { section: 'reading', label: 'Rujukan kata' },
  reading_inference: { section: 'reading', label: 'Kesimpulan dari bacaan' },
  reading_organization: { section: 'reading', label: 'Letak dan susunan informasi' },
} as const satisfies Record<string, SkillOf>

export type Skill = keyof typeof SKILLS

export const SKILL_CODES = Object.keys(SKILLS) as readonly Skill[]
