import { COURSE_TITLE } from '@lulus/api/contracts/settings'
import { MessageCircle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ButtonAnchor, ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { SectionFrame } from '@/features/landing/components/section-frame'
import { courseOffer } from '@/lib/settings/course-offer'
import { chatUrl } from '@/lib/chat-url'
import { paths } from '@/lib/paths'
import type { Settings } from '@/lib/settings/settings'

// Known only from the server.
const ChatPreview = lazy(() => import('@/features/landing/pages/chat-preview'))

/** The paid course, with a link to the registration chat. */
export function CourseSection({ settings }: { settings: Settings | undefined }) {
  const course = settings?.kursus
  const number = settings?.nomorWa ?? null

  return (
    <SectionFrame
      id="daftar"
      ground="surface"
      title={course?.judul || COURSE_TITLE}
      className="grid items-center gap-12 lg:grid-cols-[1fr_24rem]"
      lead={
        <>
          <div className="mt-5 grid max-w-prose gap-4 text-lg text-ink-soft">
            {course ? (
              courseOffer(course.teks).paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))
            ) : (
              <Skeleton className="h-14" />
            )}
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            {course && number && (
              <ButtonAnchor
                size="lg"
                className="max-sm:w-full"
                href={chatUrl(number, course.pesan)}
              >
                <MessageCircle aria-hidden className="size-5" />
                Daftar Kursus
              </ButtonAnchor>
            )}
            <ButtonLink to={paths.packages} variant="secondary" size="lg" className="max-sm:w-full">
              Coba simulasi dulu
            </ButtonLink>
          </div>
        </>
      }
    >
      {course && number && (
        <Suspense>
          <ChatPreview message={course.pesan} />
        </Suspense>
      )}
    </SectionFrame>
  )
}
