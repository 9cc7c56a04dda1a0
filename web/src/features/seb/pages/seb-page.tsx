import { SEB_PROOF_PARAMETER } from '@lulus/api/contracts/seb'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { proveSebMutation, sebProofQuery } from '@/features/seb/api/proof'
import { messageOf } from '@/lib/api/api-error'
import { isInternal } from '@/lib/origin'
import { paths, SEB_RETURN_PARAMETER } from '@/lib/paths'
import { isSafeExamBrowser, readSebHashes } from '@/platform/safe-exam-browser'

const NOT_SEB =
  'Halaman ini dibuka oleh Safe Exam Browser di komputer lab. Di browser biasa tidak ada yang perlu diperiksa.'
const TOO_OLD =
  'Safe Exam Browser ini tidak menyebutkan kuncinya. Pengawas perlu memasang versi 3.4 atau lebih baru (macOS dan iPad: 3.1).'

/** Opens an address with a full page load. Replaced in tests, where there is nothing to load. */
export const pageLoader = { load: (address: string) => window.location.replace(address) }

/**
 * /seb: where Safe Exam Browser starts, and where a login proves that it runs in a lab. SEB hashes its keys with the
 * address of the loaded page, so this page reloads at an address that only this login has.
 */
export default function SebPage() {
  const [parameters] = useSearchParams()
  const { data, error: loadError, refetch } = useQuery(sebProofQuery)
  const { mutateAsync: prove } = useMutation(proveSebMutation)
  const [problem, setProblem] = useState<string | null>(isSafeExamBrowser() ? null : NOT_SEB)
  const isStarted = useRef(false)
  const destination = destinationOf(parameters.get(SEB_RETURN_PARAMETER))
  const failure = problem ?? (loadError && messageOf(loadError))

  useEffect(() => {
    if (problem !== null || !data || data.lab !== null || isStarted.current) return
    isStarted.current = true
    if (parameters.get(SEB_PROOF_PARAMETER) !== data.bukti) {
      const query = new URLSearchParams(parameters)
      query.set(SEB_PROOF_PARAMETER, data.bukti)
      pageLoader.load(`${paths.seb}?${query}`)
      return
    }
    const work = async () => {
      const hashes = await readSebHashes()
      if (!hashes) return setProblem(TOO_OLD)
      const { origin, pathname, search } = window.location
      await prove({ address: origin + pathname + search, ...hashes })
    }
    work().catch((error: unknown) => setProblem(messageOf(error)))
  }, [data, parameters, problem, prove])

  if (data?.lab) return <Navigate to={destination} replace />
  if (failure === null) return <FullScreenLoading />
  return (
    <main className="mx-auto grid min-h-screen max-w-xl content-center gap-6 p-4">
      <PageHeading title="Safe Exam Browser">Safe Exam Browser</PageHeading>
      <Alert tone={problem === NOT_SEB ? 'info' : 'danger'}>{failure}</Alert>
      <div className="flex flex-wrap gap-3">
        {problem !== NOT_SEB && (
          <Button
            onClick={() => {
              isStarted.current = false
              setProblem(null)
              void refetch()
            }}
          >
            Coba lagi
          </Button>
        )}
        <ButtonLink to={destination} variant="secondary">
          Lanjut tanpa lab
        </ButtonLink>
      </div>
    </main>
  )
}

/** The destination, if it is a screen of this app. Anything else could be an attacker's link. */
function destinationOf(address: string | null): string {
  return address !== null && isInternal(address) ? address : paths.packages
}
