import { showCheck } from './check-screen.ts'
import { showLocked } from './locked-screen.ts'
import { showMenu } from './menu-screen.ts'
import { OPERATOR_BRIDGE, type OperatorBridge } from './operator-bridge.ts'
import { showSetup } from './setup-screen.ts'

declare global {
  interface Window {
    [OPERATOR_BRIDGE]: OperatorBridge
  }
}

const bridge = window[OPERATOR_BRIDGE]

async function draw(): Promise<void> {
  const state = await bridge.state()
  switch (state.screen) {
    case 'setup':
      return showSetup(bridge, state)
    case 'locked':
      return showLocked(bridge, state, { onUnlocked: redraw, onBack: () => void bridge.resume() })
    case 'menu':
      return showMenu(bridge, state, {
        onCheck: () => void showCheck(bridge, state, { onBack: redraw }),
        onSetup: () => showSetup(bridge, state, { onBack: redraw }),
      })
    case 'check':
      return showCheck(bridge, state, {})
  }
}

function redraw(): void {
  void draw()
}

await draw()
