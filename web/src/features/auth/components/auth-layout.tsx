import { DEFAULT_MINUTES, SESSIONS, TOTAL_QUESTIONS } from '@lulus/api/contracts/exam'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { AnswerSheet } from '@/components/page/answer-sheet'
import { Brand } from '@/components/page/brand'
import { PageLoading } from '@/components/page/page-loading'
import { useIsLeaving } from '@/components/page/use-is-leaving'
import { ThemeSwitch } from '@/components/theme/theme-switch'

const TOTAL_MINUTES = SESSIONS.reduce((sum, session) => sum + DEFAULT_MINUTES[session], 0)

const FACTS = [
  { value: TOTAL_QUESTIONS, unit: 'soal' },
  { value: SESSIONS.length, unit: 'sesi' },
  { value: TOTAL_MINUTES, unit: 'menit' },
]

/** Layout of login and registration: the form beside a description. */
export default function AuthLayout() {
  return (
    <div className="min-h-screen lg:grid lg:grid-cols-[minmax(24rem,5fr)_7fr]">
      <aside className="relative hidden overflow-hidden bg-deep text-on-deep lg:block">
        <div className="sticky top-0 flex h-screen flex-col p-10 xl:p-14">
          <Brand />
          <AnswerSheet className="-mr-24 min-h-0 flex-1 rotate-6 self-end py-8 text-on-deep xl:-mr-20" />
          <div>
            <p className="max-w-sm text-2xl leading-snug font-bold xl:text-3xl">
              Berlatih dengan waktu dan aturan seperti hari ujian.
            </p>
            <dl className="mt-8 flex gap-10">
              {FACTS.map(({ value, unit }) => (
                <div key={unit} className="flex flex-col-reverse">
                  <dt className="text-on-deep-soft">{unit}</dt>
                  <dd className="text-3xl font-bold tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </aside>
      <div className="flex min-h-screen flex-col">
        <header className="px-5 pt-4 lg:hidden">
          <Brand />
        </header>
        {/* Shows everything at once, so that a late form doesn't move the content below it. */}
        <Suspense fallback={<PageLoading />}>
          <main className="flex flex-1 flex-col px-5 py-10 sm:px-8 lg:justify-center">
            <div className="mx-auto w-full max-w-md">
              {useIsLeaving() ? <PageLoading /> : <Outlet />}
            </div>
          </main>
          <footer className="flex justify-center px-5 pb-24 sm:pb-6">
            <ThemeSwitch />
          </footer>
        </Suspense>
      </div>
    </div>
  )
}
