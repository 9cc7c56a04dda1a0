import { useConfirmLeaving } from '@/components/leaving/use-confirm-leaving'
import { useLogout } from '@/features/auth/api/logout'

/** Signs out on the user's request; asks first if something isn't saved. */
export function useSignOut(): () => Promise<void> {
  const confirmLeaving = useConfirmLeaving()
  const { mutate } = useLogout()
  return async () => {
    if (await confirmLeaving()) mutate()
  }
}
