import { SKILLS, type Skill } from '@lulus/api/contracts/skills'
import { useQuery } from '@tanstack/react-query'
import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { lessonQuery } from '@/features/learning/api/lesson'
import { hasStatus } from '@/lib/api/api-error'
import { useKeptPage } from '@/lib/offline/use-kept-page'
import { paths } from '@/lib/paths'

/** /materi/{skill}: what a skill needs, how to work, two worked examples and the traps. */
export default function LessonPage() {
  const { skill = '' } = useParams()
  const { data: lesson, error, isPending, isFetching, refetch } = useQuery(lessonQuery(skill))
  useKeptPage(lesson !== undefined)
  const title = skill in SKILLS ? SKILLS[skill as Skill].label : 'Materi'

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <PageHeading
        actions={
          <>
            <ButtonLink to={paths.practice}>Latihan harian</ButtonLink>
            <ButtonLink to={paths.lessons} variant="quiet">
              Semua materi
            </ButtonLink>
          </>
        }
      >
        {title}
      </PageHeading>
      {isPending && <SkeletonList label="Memuat materi…" rows={3} rowClassName="h-32" />}
      {error &&
        !lesson &&
        (hasStatus(error, 404) ? (
          <EmptyState title="Materi ini tidak ditemukan." text="Pilih dari daftar materi." />
        ) : (
          <LoadFailure
            title="Materi belum dapat diambil"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ))}
      {lesson && (
        <Card>
          <LessonText html={lesson.data.html} />
        </Card>
      )}
    </div>
  )
}

const LOOK =
  'grid max-w-[65ch] gap-3 leading-relaxed [&_blockquote]:rounded-md [&_blockquote]:bg-muted [&_blockquote]:p-4 [&_blockquote_p+p]:mt-2 [&_h2]:mt-4 [&_h2]:text-lg [&_h2]:font-bold [&_h2:first-child]:mt-0 [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-1.5 [&_ol]:pl-6 [&_ul]:grid [&_ul]:gap-1.5 [&_ul]:pl-2'

/** Sanitised by the server and again here. */
function LessonText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true }))
  }, [html])
  return <div ref={place} className={LOOK} />
}
