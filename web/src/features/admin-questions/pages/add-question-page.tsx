import { SECTION_TITLES, type Section } from '@lulus/api/contracts/exam'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { LoadFailure } from '@/components/ui/load-failure'
import {
  lastQuestionQuery,
  questionsQuery,
  showPackageQuery,
} from '@/features/admin-questions/api/questions'
import { FormSkeleton, SectionForm } from '@/features/admin-questions/components/form/section-form'
import { freePages, nextPlace } from '@/features/admin-questions/model/places'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import { useGoBack } from '@/features/admin-questions/use-go-back'
import { hasStatus } from '@/lib/api/api-error'

/** /admin/soal-simulasi/add-soal-{section}/{paketId} */
export default function AddQuestionPage({ section }: { section: Section }) {
  const paketId = Number(useParams().paketId)
  const goBack = useGoBack(SECTION_PLACES[section].table(paketId))
  const pack = useQuery(showPackageQuery(paketId))
  const last = useQuery(lastQuestionQuery(section, paketId))
  const questions = useQuery(questionsQuery(section, paketId))
  /** A new key gives each new question an empty form, with the last passage. */
  const [round, setRound] = useState<{ count: number; passageId: number | null }>({
    count: 0,
    passageId: null,
  })
  /** After a question was saved, until it is known which place is next. */
  const [isMovingOn, setMovingOn] = useState(false)
  const isReady = !last.isPending && questions.isFetchedAfterMount && !isMovingOn
  const free = freePages(section, questions.data ?? [])
  const place = nextPlace(section, last.data, free)

  const moveOn = async (passageId: number | null) => {
    setMovingOn(true)
    setRound(({ count }) => ({ count: count + 1, passageId }))
    await Promise.all([last.refetch(), questions.refetch()])
    setMovingOn(false)
  }

  return (
    <div className="grid max-w-5xl gap-6">
      <PageHeading lead={pack.data?.nama_paket ?? 'Memuat paket…'}>
        {`Tambah Soal ${SECTION_TITLES[section]}`}
      </PageHeading>
      <p role="status" className="empty:hidden">
        {round.count > 0 && isReady && (
          <span className="flex items-center gap-2 rounded-md bg-success-soft px-4 py-3 font-semibold text-success">
            <CircleCheck aria-hidden className="size-5 shrink-0" />
            Soal tersimpan. Lanjut ke nomor {place.no_soal}.
          </span>
        )}
      </p>
      {hasStatus(pack.error, 404) ? (
        <LoadFailure
          title="Gagal mengambil data exam pakets"
          error={pack.error}
          retrying={pack.isFetching}
          onRetry={() => void pack.refetch()}
        />
      ) : isReady ? (
        <SectionForm
          key={`${paketId}-${round.count}`}
          section={section}
          paketId={paketId}
          question={null}
          place={place}
          free={free}
          isNext={round.count > 0}
          passageId={round.passageId}
          onSaved={(again, passageId) => {
            if (again) void moveOn(passageId)
            else goBack()
          }}
        />
      ) : (
        <FormSkeleton />
      )}
    </div>
  )
}
