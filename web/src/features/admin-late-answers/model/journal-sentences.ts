import type { JournalFindings } from '@/features/admin-late-answers/api/late-answers'
import type { Tone } from '@/components/ui/tone'

/** One finding of the journal, for or against the learner. */
export interface Finding {
  tone: Tone
  text: string
}

/**
 * The findings of a device's journal as sentences.
 * @param isCompared whether the attempt still holds only answers that came in time; accepted ones can't be told apart
 */
export function journalSentences(journal: JournalFindings | null, isCompared: boolean): Finding[] {
  if (!journal) {
    return [
      {
        tone: 'warning',
        text: 'Perangkat tidak mengirim catatan. Waktu memilih hanya menurut keterangan perangkat.',
      },
    ]
  }
  const { utuh, lengkap, urut, cocok, berbeda } = journal
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
