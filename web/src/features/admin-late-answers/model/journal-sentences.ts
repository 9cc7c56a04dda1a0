import { JOURNALS_STORED_MAX } from '@lulus/api/contracts/journal'
import type { JournalFindings, LateReview } from '@/features/admin-late-answers/api/late-answers'
import type { Tone } from '@/components/ui/tone'

/** One finding of the journal, for or against the learner. */
export interface Finding {
  tone: Tone
  text: string
}

type Delivered = Pick<LateReview, 'jurnal' | 'takTercatat'>

/** The findings about all journals together. Empty if one journal holds all late answers. */
export function overallSentences({
  jurnal: journals,
  takTercatat: unrecorded,
}: Delivered): Finding[] {
  if (journals.length === 0) {
    return [
      warning(
        'Perangkat tidak mengirim catatan. Waktu memilih hanya menurut keterangan perangkat.'
      ),
    ]
  }
  return [
    ...(journals.length > 1
      ? [
          warning(
            `Ada ${journals.length} catatan yang berbeda: tidak satu pun melanjutkan yang lain. Ini wajar bila peserta memakai lebih dari satu perangkat. Bila tidak, ada catatan yang mungkin ditulis belakangan.`
          ),
        ]
      : []),
    ...(journals.length >= JOURNALS_STORED_MAX
      ? [warning(`Hanya ${JOURNALS_STORED_MAX} catatan pertama yang disimpan.`)]
      : []),
    ...(unrecorded > 0
      ? [
          bad(
            `${unrecorded} jawaban terlambat tidak ada dalam catatan, atau tercatat dengan pilihan atau waktu lain.`
          ),
        ]
      : []),
  ]
}

/**
 * The findings about one journal as sentences.
 * @param known `isCompared`: whether the attempt still holds only answers that came in time, because accepted ones
 * can't be distinguished. `isSaved`: whether any answer came in time
 */
export function journalSentences(
  journal: JournalFindings,
  { isCompared, isSaved }: { isCompared: boolean; isSaved: boolean }
): Finding[] {
  const { utuh, lengkap, urut, cocok, berbeda, tertaut, takTertaut } = journal
  return [
    utuh
      ? good('Catatan perangkat utuh: tidak ada yang diubah setelahnya.')
      : bad('Catatan perangkat rusak: ada bagian yang diubah, hilang, atau disisipkan.'),
    lengkap
      ? good('Catatan dimulai dari awal simulasi.')
      : warning('Catatan tidak lengkap: bagian awalnya tidak dikirim.'),
    urut
      ? good('Nomor urut dan jam pada catatan selalu maju.')
      : bad('Nomor urut atau jam pada catatan pernah mundur.'),
    ...(tertaut > 0 ? [good(`Memuat penanda yang disebut ${tertaut} penyimpanan.`)] : []),
    ...(isSaved && tertaut + takTertaut === 0
      ? [
          warning(
            'Tidak terhubung dengan satu pun jawaban yang tersimpan tepat waktu: dari perangkat lain, atau ditulis belakangan.'
          ),
        ]
      : []),
    ...(takTertaut > 0
      ? [
          bad(
            `Tidak memuat penanda yang disebut ${takTertaut} penyimpanan dari perangkat ini: catatan ini ditulis belakangan.`
          ),
        ]
      : []),
    ...(isCompared ? comparison(cocok, berbeda) : []),
  ]
}

function comparison(agreeing: number, differing: number): Finding[] {
  if (agreeing + differing === 0) {
    return [
      {
        tone: 'info',
        text: 'Tidak ada jawaban yang sampai tepat waktu untuk dibandingkan dengan catatan.',
      },
    ]
  }
  return [
    ...(agreeing > 0 ? [good(`Cocok dengan ${agreeing} jawaban yang sampai tepat waktu.`)] : []),
    ...(differing > 0 ? [bad(`Berbeda pada ${differing} jawaban yang sampai tepat waktu.`)] : []),
  ]
}

const good = (text: string): Finding => ({ tone: 'success', text })
const warning = (text: string): Finding => ({ tone: 'warning', text })
const bad = (text: string): Finding => ({ tone: 'danger', text })
