import { SECTION_PAGES, SECTION_TITLES, type Section } from '@lulus/api/contracts/exam'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { LoadFailure } from '@/components/ui/load-failure'
import {
  questionsQuery,
  showPackageQuery,
  showQuestionQuery,
  type ShownQuestion,
} from '@/features/admin-questions/api/questions'
import { FormSkeleton, SectionForm } from '@/features/admin-questions/components/form/section-form'
import { QuestionHistory } from '@/features/admin-questions/components/question-history'
import { SaleImpact } from '@/features/admin-questions/components/sale-impact'
import { freePages } from '@/features/admin-questions/model/places'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import { useGoBack } from '@/features/admin-questions/use-go-back'

/**
 * /admin/soal-simulasi/edit-soal-{section}/{soalId}. The address contains only the question, and its package is loaded
 * with it, so that reloads and links work.
 */
export default function EditQuestionPage({ section }: { section: Section }) {
  const soalId = Number(useParams().soalId)
  const { data: question, error, isFetching, refetch } = useQuery(showQuestionQuery(soalId))

  return (
    <div className="grid max-w-5xl gap-6">
      <PageHeading lead={question?.nama_paket ?? (error ? null : 'Memuat soal…')}>
        {`Edit Soal ${SECTION_TITLES[section]}`}
      </PageHeading>
      {!question && !error && <FormSkeleton />}
      {!question && error && (
        <LoadFailure
          title="Gagal mengambil data soal."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {question && question.bagian !== section && (
        <Alert tone="danger" title="Gagal mengambil data soal.">
          Soal ini bukan soal {SECTION_TITLES[section]}.
        </Alert>
      )}
      {question && question.bagian === section && (
        <>
          <SaleNotice paketId={question.paket_soal_id} />
          <EditForm key={question.id} section={section} question={question} />
          <QuestionHistory soalId={question.id} />
        </>
      )}
    </div>
  )
}

/** Whom a change of a package on sale concerns. */
function SaleNotice({ paketId }: { paketId: number }) {
  const { data: pack } = useQuery(showPackageQuery(paketId))
  const [isOpen, setOpen] = useState(false)
  if (pack?.status !== 'siap') return null
  return (
    <Alert title="Paket ini sedang dijual">
      <p>
        Perubahan soal berlaku bagi simulasi yang dimulai sesudahnya; yang sedang berjalan memakai
        soal sebelumnya.
      </p>
      <details className="mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          Peserta dan jadwal yang menunggu
        </summary>
        {isOpen && <SaleImpact paketId={paketId} />}
      </details>
    </Alert>
  )
}

function EditForm({ section, question }: { section: Section; question: ShownQuestion }) {
  const paketId = question.paket_soal_id
  const goBack = useGoBack(SECTION_PLACES[section].table(paketId))
  const { data: others } = useQuery(questionsQuery(section, paketId))

  return (
    <SectionForm
      section={section}
      paketId={paketId}
      question={question}
      place={{ no_soal: question.no_soal, page: SECTION_PAGES[section].first }}
      free={others ? freePages(section, others) : []}
      isNext={false}
      passageId={null}
      onSaved={goBack}
    />
  )
}
