import { AnswerSheet } from '@/components/page/answer-sheet'
import { useDocumentTitle, usePageFocus } from '@/components/page/arrival'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/lib/class-names'
import { paths } from '@/lib/paths'
import { useSessionOnceStarted } from '@/lib/session/use-session'

/** The first screen: what the app is, and the link to the simulation. */
export function Hero() {
  useDocumentTitle('Simulasi TOEFL ITP')
  const heading = usePageFocus()

  return (
    <section className="overflow-hidden bg-deep text-on-deep">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-16 sm:px-6 sm:py-20 lg:grid-cols-[1fr_auto] lg:py-24">
        <div>
          <h1
            ref={heading}
            tabIndex={-1}
            className="max-w-2xl text-4xl leading-tight font-extrabold tracking-tight sm:text-5xl sm:leading-tight"
          >
            Kenali ujian TOEFL ITP sebelum hari ujian tiba.
          </h1>
          <p className="mt-5 max-w-xl text-lg text-on-deep-soft">
            Simulasi lengkap tiga sesi dengan waktu yang berjalan seperti ujian sungguhan. Skor
            langsung keluar, dan sertifikat simulasi bisa diunduh.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.packages} variant="accent" size="lg" className="max-sm:w-full">
              Mulai Simulasi TOEFL
            </ButtonLink>
            <SecondWay />
          </div>
        </div>
        <AnswerSheet className="hidden w-80 rotate-3 text-on-deep lg:block" />
      </div>
    </section>
  )
}

/** The second link: registration for visitors, packages for users. Its space is reserved until the session is known. */
function SecondWay() {
  const { status } = useSessionOnceStarted()
  const isUser = status === 'user'

  return (
    <ButtonLink
      to={isUser ? paths.myPackages : paths.register}
      variant="onDeep"
      size="lg"
      className={classNames('max-sm:w-full', status === 'loading' && 'invisible')}
    >
      {isUser ? 'Paket Saya' : 'Daftar'}
    </ButtonLink>
  )
}
