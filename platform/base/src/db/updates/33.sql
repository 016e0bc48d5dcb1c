-- When the owner last got a daily summary.

CREATE TABLE daily_summaries (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    sent INTEGER NOT NULL
);
