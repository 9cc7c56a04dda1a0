import { useSignOut } from '@/app/sign-out/use-sign-out'
import { Button } from '@/components/ui/button'

/** Ends the learner's turn at a lab computer by signing out, so that the next learner finds the login. */
export default function EndSeat() {
  const { signOut, isPending, question } = useSignOut()

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-primary-soft p-4 sm:p-5">
      <p className="min-w-60 flex-1">
        Sudah melihat skor Anda? Tekan <strong>Selesai</strong> supaya komputer ini siap untuk
        peserta berikutnya.
      </p>
      <Button size="lg" loading={isPending} onClick={signOut}>
        Selesai
      </Button>
      {question}
    </div>
  )
}
