import { can, type Capability } from '@lulus/api/contracts/capabilities'
import { useSessionUser } from '@/lib/session/use-session'

/** Whether to show something that needs a capability. The server checks again. */
export function useCan(capability: Capability): boolean {
  return can(useSessionUser().role, capability)
}
