import { SECTION_PAGES, SECTION_TITLES, type Section } from '@lulus/api/contracts/exam'
import { useQuery } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useFailureDialog } from '@/components/listing/use-failure-dialog'
import { PageHeading } from '@/components/page/page-heading'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  questionsQuery,
  type QuestionRow,
  showPackageQuery,
} from '@/features/admin-questions/api/questions'
import { ChosenQuestions } from '@/features/admin-questions/components/chosen/chosen-questions'
import { RowPreview } from '@/features/admin-questions/components/preview/preview-dialog'
import { RecordingsDialog } from '@/features/admin-questions/components/recordings/recordings-dialog'
import { OfferSale } from '@/features/admin-questions/components/offer-sale'
import { SectionTabs } from '@/features/admin-questions/components/table/section-tabs'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import { adminPaths } from '@/lib/admin-paths'

/** /admin/soal-simulasi/soal-{section}/{paketId} */
export default function QuestionsPage({ section }: { section: Section }) {
  const paketId = Number(useParams().paketId)
  const { data: pack } = useQuery(showPackageQuery(paketId))
  const { data: questions, error, isFetching, refetch } = useQuery(questionsQuery(section, paketId))
  const [previewed, setPreviewed] = useState<QuestionRow | null>(null)
  const [isUploading, setUploading] = useState(false)
  const title = SECTION_TITLES[section]
  const failed = `Gagal mengambil data soal ${section}`
  useFailureDialog({ error, isLoaded: questions !== undefined, fallback: failed })
  const { first, last } = SECTION_PAGES[section]
  const add = (
    <ButtonLink to={SECTION_PLACES[section].add(paketId)}>
      <Plus aria-hidden className="size-4" />
      Tambah Soal
    </ButtonLink>
  )

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={
          questions
            ? `${pack ? `${pack.nama_paket} · ` : ''}${questions.length} dari ${last - first + 1} soal`
            : 'Memuat soal…'
        }
        actions={
          <>
            <ButtonLink variant="secondary" to={adminPaths.addQuestion(paketId)}>
              Semua Bagian
            </ButtonLink>
            {section === 'listening' && questions && questions.length > 0 && (
              <Button variant="secondary" onClick={() => setUploading(true)}>
                <Upload aria-hidden className="size-4" />
                Unggah Banyak Rekaman
              </Button>
            )}
            {add}
          </>
        }
      >
        {`Soal ${title}`}
      </PageHeading>
      <SectionTabs paketId={paketId} current={section} />
      <OfferSale paketId={paketId} />
      {!questions && !error && <SkeletonList label="Memuat soal…" rows={8} />}
      {!questions && error && (
        <LoadFailure
          title={failed}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {questions?.length === 0 && (
        <EmptyState
          title={`Belum ada soal ${section}`}
          text={`Bagian ${title} memuat ${last - first + 1} soal, di halaman ${first} sampai ${last}.`}
          action={add}
        />
      )}
      {questions && (
        <ChosenQuestions
          key={section}
          section={section}
          paketId={paketId}
          questions={questions}
          isSold={pack?.status === 'siap'}
          onPreview={setPreviewed}
        />
      )}
      {isUploading && questions && (
        <RecordingsDialog
          paketId={paketId}
          questions={questions}
          onClose={() => setUploading(false)}
        />
      )}
      {previewed && questions && (
        <RowPreview
          paketId={paketId}
          question={previewed}
          questions={questions}
          onClose={() => setPreviewed(null)}
        />
      )}
    </div>
  )
}
