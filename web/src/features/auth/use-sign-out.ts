import { useConfirmLeaving } from '@/components/leaving/use-confirm-leaving'
import { useLogout } from '@/features/auth/api/logout'

/** Signs out for somebody who asks to: while something typed isn't saved, they are asked back. */
export function useSignOut(): () => Promise<void> {
  const confirmLeaving = useConfirmLeaving()
  const { mutate } = useLogout()
  return async () => {
    if (await confirmLeaving()) mutate()
  }
}
