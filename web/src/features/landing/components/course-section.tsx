import { COURSE_TITLE } from '@lulus/api/contracts/settings'
import { CheckCheck, MessageCircle } from 'lucide-react'
import { ButtonAnchor, ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { SectionFrame } from '@/features/landing/components/section-frame'
import { courseOffer } from '@/lib/settings/course-offer'
import { chatUrl } from '@/lib/chat-url'
import { paths } from '@/lib/paths'
import type { Settings } from '@/lib/settings/settings'

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
      {course && number && <ChatPreview message={course.pesan} />}
    </SectionFrame>
  )
}

/** Shows the message that 'Daftar Kursus' puts into the chat. */
function ChatPreview({ message }: { message: string }) {
  return (
    <figure className="rounded-md border border-line bg-canvas p-5 sm:p-6">
      <figcaption className="text-sm font-semibold text-ink-soft">
        Pesan ini sudah terisi di WhatsApp. Anda tinggal mengirimnya.
      </figcaption>
      <blockquote className="mt-4 ml-6 rounded-md rounded-br-none bg-success-soft px-4 py-3 shadow-raised">
        <p className="wrap-anywhere">{message}</p>
        <CheckCheck aria-hidden className="mt-1 ml-auto size-4 text-ink-faint" />
      </blockquote>
      <p className="mt-4 mr-6 text-ink-soft">
        Admin membalas dengan jadwal kelas, biaya, dan cara pembayarannya.
      </p>
    </figure>
  )
}
