import type { LateReview } from '@/features/admin-late-answers/api/late-answers'
import { JournalFindings } from '@/features/admin-late-answers/components/journal-findings'
import {
  journalSentences,
  overallSentences,
} from '@/features/admin-late-answers/model/journal-sentences'
import { formatCount } from '@/lib/format/numbers'

/** The findings about the devices' journals: together, and separately where they differ. */
export function DeviceJournals({ review }: { review: LateReview }) {
  const { jurnal: journals, status, kontak } = review
  const known = { isCompared: status !== 'accepted', isSaved: kontak.length > 0 }
  const overall = overallSentences(review)

  return (
    <section aria-labelledby="catatan-perangkat" className="grid gap-3">
      <h2 id="catatan-perangkat" className="text-lg font-bold">
        Catatan perangkat
      </h2>
      {overall.length > 0 && <JournalFindings findings={overall} />}
      {journals.map((journal, index) => {
        const findings = journalSentences(journal, known)
        const title = `Catatan ke-${index + 1}, ${formatCount(journal.jumlah)} pilihan`
        return journals.length === 1 ? (
          <JournalFindings key={index} findings={findings} />
        ) : (
          <section key={index} aria-label={title} className="grid gap-2">
            <h3 className="font-semibold">{title}</h3>
            <JournalFindings findings={findings} />
          </section>
        )
      })}
    </section>
  )
}
