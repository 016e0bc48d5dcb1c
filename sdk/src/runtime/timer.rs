//! One timer of JavaScript for all that is waited for.
//!
//! Most waits are time limits, which are dropped long before they are reached, and a timer for each of them, set and
//! cleared, took a fourteenth of what a call costs beside its request. So in a page the timer stays set when a wait is
//! dropped, and looks for what is left when it fires. Elsewhere a timer that is set may keep a program from its end, so
//! it is cleared with the last wait.

use js_sys::Function;
use std::cell::RefCell;
use std::mem::take;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue, wasm_bindgen};
use wasm_bindgen_futures::spawn_local;

#[wasm_bindgen]
extern "C" {
    type Global;

    #[wasm_bindgen(method, getter)]
    fn document(this: &Global) -> JsValue;

    /// What Node has, also where tests give it a document.
    #[wasm_bindgen(method, getter)]
    fn process(this: &Global) -> JsValue;

    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(handler: &Function, milliseconds: f64) -> JsValue;

    #[wasm_bindgen(js_name = clearTimeout)]
    fn clear_timeout(timer: &JsValue);

    /// Milliseconds on a clock that is never set.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The longest that a timer of JavaScript takes, in milliseconds.
const LONGEST_DELAY: f64 = 2_147_483_647.0;

thread_local! {
    static TIMER: RefCell<Timer> = RefCell::new(Timer::new());
}

/// Works on the timer. Wakers are woken and dropped outside, since they may end other waits.
fn with_timer<T>(work: impl FnOnce(&mut Timer) -> T) -> T {
    TIMER.with(|timer| work(&mut timer.borrow_mut()))
}

/// Wakes what has waited long enough. A stand-in for `setTimeout` that calls back at once does so while the timer is
/// being set: then it is done right after.
fn fire() {
    let rung = TIMER.with(|timer| Some(timer.try_borrow_mut().ok()?.ring()));
    let Some(over) = rung else {
        return spawn_local(async { fire() });
    };
    for waker in over.into_iter().filter_map(|wait| wait.waker) {
        waker.wake();
    }
}

/// Ends after this long.
pub(super) fn sleep(duration: Duration) -> Sleep {
    Sleep(with_timer(|timer| timer.begin(duration)))
}

struct Timer {
    waits: Vec<Wait>,
    last_id: u32,
    set: Option<Set>,
    fire: Closure<dyn FnMut()>,
    in_page: bool,
}

struct Wait {
    id: u32,
    until: f64,
    waker: Option<Waker>,
}

/// The timer that is set, and when it fires.
struct Set {
    timer: JsValue,
    at: f64,
}

impl Timer {
    fn new() -> Self {
        let global: Global = js_sys::global().unchecked_into();
        Self {
            waits: Vec::new(),
            last_id: 0,
            set: None,
            fire: Closure::new(fire),
            in_page: global.document().is_truthy() && global.process().is_falsy(),
        }
    }

    fn begin(&mut self, duration: Duration) -> u32 {
        let now = now();
        let until = now + duration.as_secs_f64() * 1000.0;
        self.last_id = self.last_id.wrapping_add(1);
        self.waits.push(Wait {
            id: self.last_id,
            until,
            waker: None,
        });
        self.set(now, until);
        self.last_id
    }

    /// Sets the timer, unless it is set to fire before.
    fn set(&mut self, now: f64, mut until: f64) {
        if let Some(Set { timer, at }) = &self.set {
            // One that is late may never fire, as when a test took the clock away.
            if now <= *at && *at <= until {
                return;
            }
            clear_timeout(timer);
            until = until.min(*at);
        }
        let delay = (until - now).clamp(0.0, LONGEST_DELAY);
        let timer = set_timeout(self.fire.as_ref().unchecked_ref(), delay);
        let at = now + delay;
        self.set = Some(Set { timer, at });
    }

    /// Takes out what has waited long enough, and is set anew for what has not. A timer that has fired is believed,
    /// whatever the clock says: tests set timers, and not always the clock.
    fn ring(&mut self) -> Vec<Wait> {
        let at = self.set.take().map_or(0.0, |set| set.at);
        let now = now().max(at);
        let (over, waits): (Vec<_>, _) = take(&mut self.waits).into_iter().partition(|wait| wait.until <= now);
        self.waits = waits;
        if let Some(next) = self.waits.iter().map(|wait| wait.until).reduce(f64::min) {
            self.set(now, next);
        }
        over
    }

    /// Takes out a wait that is not waited for any more.
    fn end(&mut self, id: u32) -> Option<Wait> {
        let index = self.waits.iter().position(|wait| wait.id == id)?;
        let wait = self.waits.swap_remove(index);
        if self.waits.is_empty()
            && !self.in_page
            && let Some(Set { timer, .. }) = self.set.take()
        {
            clear_timeout(&timer);
        }
        Some(wait)
    }
}

/// A wait that ends when the timer has taken it out.
pub(super) struct Sleep(u32);

impl Future for Sleep {
    type Output = ();

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let known = with_timer(|timer| {
            let wait = timer.waits.iter_mut().find(|wait| wait.id == self.0)?;
            Some(wait.waker.replace(context.waker().clone()))
        });
        known.map_or(Poll::Ready(()), |_| Poll::Pending)
    }
}

impl Drop for Sleep {
    fn drop(&mut self) {
        drop(with_timer(|timer| timer.end(self.0)));
    }
}
