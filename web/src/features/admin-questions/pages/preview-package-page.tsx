import {
  INSTRUCTION_INDEXES,
  instructionAt,
  groupStartOf,
  SECTIONS,
  sessionOfSection,
  type Section,
} from '@lulus/api/contracts/exam'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import Instructions from '@/components/instructions/instructions'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { passagesQuery } from '@/features/admin-questions/api/passages'
import {
  questionsQuery,
  type QuestionRow,
  showPackageQuery,
} from '@/features/admin-questions/api/questions'
import { PreviewEntry } from '@/features/admin-questions/components/preview/preview-entry'
import { PreviewPages } from '@/features/admin-questions/components/preview/preview-pages'
import { entryPageOf, previewOf } from '@/features/admin-questions/model/preview-entry'
import { useGroups } from '@/features/admin-questions/use-groups'
import { adminPaths } from '@/lib/admin-paths'

const PAGE = 'page'

/** /admin/soal-simulasi/pratinjau/{paketId}: the whole package as learners see it, without attempt and timer. */
export default function PreviewPackagePage() {
  const paketId = Number(useParams().paketId)
  const [address, setAddress] = useSearchParams()
  const shown = useQuery(showPackageQuery(paketId))
  const pack = shown.data
  const groups = useGroups(paketId)
  const { data: passages = [] } = useQuery(passagesQuery(paketId))
  const sections = useQueries({
    queries: SECTIONS.map((section: Section) => questionsQuery(section, paketId)),
  })
  const failed = [shown, ...sections].find(({ data, error }) => error && !data)
  const isPending = [shown, ...sections].some(({ data }) => data === undefined)
  const questions = sections.flatMap(({ data }) => data ?? [])
  const pages = pagesOf(questions)
  const named = Number(address.get(PAGE))
  const asked = groupStartOf(named, groups) ?? named
  const page = pages.includes(asked) ? asked : INSTRUCTION_INDEXES.listening
  const introduced = instructionAt(page)
  const preview = previewOf(page, questions, passages)
  const goTo = (next: number) =>
    setAddress({ [PAGE]: String(next) }, { replace: true, preventScrollReset: true })

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={`${pack ? `${pack.nama_paket} · ` : ''}Pratinjau: jawaban tidak disimpan dan tidak ada waktu yang berjalan.`}
        actions={
          <ButtonLink variant="secondary" to={adminPaths.addQuestion(paketId)}>
            Kembali ke Soal
          </ButtonLink>
        }
      >
        Lihat sebagai peserta
      </PageHeading>
      {failed ? (
        <LoadFailure
          title="Pratinjau tidak dapat dimuat"
          error={failed.error}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        isPending && <SkeletonList label="Memuat soal…" rows={5} rowClassName="h-16" />
      )}
      {!isPending && questions.length === 0 && (
        <EmptyState
          title="Paket ini belum memiliki soal."
          text="Tambahkan soal lebih dulu; tampilannya bagi peserta dapat dilihat di sini."
        />
      )}
      {pack && !isPending && questions.length > 0 && (
        <>
          <PreviewPages groups={groups} pages={pages} current={page} onPage={goTo} />
          {introduced && (
            <Instructions
              section={introduced}
              minutes={pack.durasi[sessionOfSection(introduced)]}
            />
          )}
          {preview && (
            <Card className="min-w-0">
              <PreviewEntry key={page} {...preview} />
            </Card>
          )}
        </>
      )}
    </div>
  )
}

/** All screens in exam order: each section's instructions, then its entries. */
function pagesOf(questions: readonly QuestionRow[]): number[] {
  const entries = new Set(questions.map(entryPageOf))
  return [...entries, ...Object.values(INSTRUCTION_INDEXES)].sort((a, b) => a - b)
}
