"""The other side of ``vector``: pgx, in an environment of its own, since JAX wants one.

It is told on each line how many batches of steps to make, and answers how long they took. Steps are
scanned inside one compiled function, which is the fastest way to run pgx; random legal actions, new
games where old ones end, and observations and masks are part of it, as on our side.
"""

import sys
import time
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

BATCH = 1024
SCANNED = 20


def stepper(name: str) -> tuple[Any, Any]:
    """A compiled function that makes ``SCANNED`` steps of a batch, and the first state."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, drawing = jax.random.split(key, 3)
        wishes = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choosing, wishes, axis=1)
        return (step(state, actions, jax.random.split(drawing, BATCH)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(once, carry, None, length=SCANNED)[0])
    key = jax.random.PRNGKey(1)
    return run, (jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key)


def main() -> None:
    run, carry = stepper(sys.argv[1])
    carry = jax.block_until_ready(run(carry))
    print("ready", flush=True)
    for line in sys.stdin:
        begin = time.perf_counter()
        for _ in range(int(line)):
            carry = run(carry)
        jax.block_until_ready(carry)
        print(time.perf_counter() - begin, flush=True)


if __name__ == "__main__":
    main()
