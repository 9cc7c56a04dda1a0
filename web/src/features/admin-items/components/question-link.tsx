import { sectionOfPage } from '@lulus/api/contracts/exam'
import { ButtonLink } from '@/components/ui/button-link'
import { adminPaths } from '@/lib/admin-paths'

interface QuestionLinkProps {
  page: number
  /** Null when it was deleted. */
  soalId: number | null
  /** Id of the question's heading. */
  describedBy: string
}

/** Opens a question's form. */
export function QuestionLink({ page, soalId, describedBy }: QuestionLinkProps) {
  const section = sectionOfPage(page)
  if (soalId === null || section === null)
    return <p className="text-sm text-ink-soft">Soalnya sudah dihapus dari paket.</p>
  const edit = {
    listening: adminPaths.editListening,
    structure: adminPaths.editStructure,
    written: adminPaths.editWritten,
    reading: adminPaths.editReading,
  }[section]
  return (
    <ButtonLink to={edit(soalId)} variant="secondary" size="sm" aria-describedby={describedBy}>
      Buka soal
    </ButtonLink>
  )
}
