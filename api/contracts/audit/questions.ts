import type { Named } from './shared.ts'

interface InPackage {
  packageId: number
  packageName: string
}

interface Rescoring {
  /** Of the package. */
  name: string
  pages: readonly number[]
  changed: number
  reason: string
}

interface QuestionState {
  page: number
  /** 1-4. */
  answerKey: number
}

interface ImportedQuestions {
  fileName: string
  /** Pages of new and of replaced questions. */
  added: readonly number[]
  replaced: readonly number[]
  /** Names of passages that were added or changed. */
  passages: readonly string[]
}

/** Packages, their questions and passages. */
export interface QuestionsDetails {
  'package.created': Named & { level: string; price: number }
  'package.updated': Named & { changes: Record<string, { from: unknown; to: unknown }> }
  'package.archived': Named
  'package.restored': Named
  /** `original`: the name of the package that was copied. */
  'package.copied': Named & { original: string }
  /** `reasons`: sentences about what is missing. */
  'package.withdrawn': Named & { reasons: readonly string[] }
  'package.imported': Named & { slug: string; outcome: string }
  'package.questions_imported': Named & ImportedQuestions
  'package.import_undone': Named & ImportedQuestions
  /** `pages`: of the deleted questions. */
  'package.questions_deleted': Named & { pages: readonly number[] }
  /** `renumbered`: how many kept their page and got its number. */
  'package.questions_moved': Named & {
    moves: readonly { from: number; to: number }[]
    renumbered: number
  }
  /** A staff member opened a section with its answer keys. Logged once an hour. */
  'package.keys_opened': Named & { section: string }
  /** `pages`: of the corrected questions; `changed`: number of results. */
  'package.rescored': Rescoring
  'package.rescoring_undone': Rescoring

  'question.added': InPackage & { section: string; page: number }
  'question.edited': InPackage & {
    section: string
    changed: readonly string[]
    before: QuestionState
    after: QuestionState
  }
  'question.deleted': InPackage & { section: string; page: number }

  'passage.added': InPackage & Named
  'passage.edited': InPackage & Named & { changed: readonly string[] }
  /** `questionPages`: pages of the questions deleted with it. */
  'passage.deleted': InPackage & Named & { questionPages: readonly number[] }
}

export const QUESTIONS_ACTIONS: Readonly<Record<keyof QuestionsDetails, string>> = {
  'package.created': 'menambahkan paket',
  'package.updated': 'mengubah paket',
  'package.restored': 'memulihkan paket',
  'package.copied': 'menyalin paket',
  'package.archived': 'menghapus (mengarsipkan) paket',
  'package.withdrawn': 'membuat paket kembali “belum”',
  'package.imported': 'mengimpor isi paket',
  'package.questions_imported': 'mengimpor soal',
  'package.import_undone': 'membatalkan impor soal',
  'package.questions_deleted': 'menghapus soal sekaligus',
  'package.questions_moved': 'memindahkan soal',
  'package.keys_opened': 'membuka kunci jawaban',
  'package.rescored': 'menghitung ulang nilai',
  'package.rescoring_undone': 'membatalkan hitung ulang nilai',

  'question.added': 'menambahkan soal',
  'question.edited': 'mengubah soal',
  'question.deleted': 'menghapus soal',

  'passage.added': 'menambahkan bacaan',
  'passage.edited': 'mengubah bacaan',
  'passage.deleted': 'menghapus bacaan',
}
