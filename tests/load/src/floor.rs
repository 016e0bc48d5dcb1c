//! The floor: a minimal server that writes and reads one row per call, as durably as the platform.

use axum::extract::{Path as Place, State};
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use rusqlite::{Connection, OptionalExtension};
use serde_json::Value;
use std::error::Error;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

type Database = Arc<Mutex<Connection>>;

/// Serves until killed.
pub(crate) async fn serve(db: &Path, port: u16) -> Result<(), Box<dyn Error>> {
    let connection = Connection::open(db)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.execute_batch("CREATE TABLE carts (owner TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID")?;
    let router =
        Router::new().route("/carts/{owner}", get(read).post(write)).with_state(Arc::new(Mutex::new(connection)));
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", port)).await?;
    println!("http://{}", listener.local_addr()?);
    axum::serve(listener, router).await?;
    Ok(())
}

/// Runs blocking work on the database.
async fn blocking<T: Send + 'static>(
    database: Database,
    work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
) -> Result<T, StatusCode> {
    let done = tokio::task::spawn_blocking(move || work(&database.lock().unwrap_or_else(PoisonError::into_inner)));
    match done.await {
        Ok(Ok(value)) => Ok(value),
        _ => Err(StatusCode::INTERNAL_SERVER_ERROR),
    }
}

async fn write(
    State(database): State<Database>,
    Place(owner): Place<String>,
    Json(body): Json<Value>,
) -> Result<Json<Value>, StatusCode> {
    let kept = body.clone();
    blocking(database, move |connection| {
        connection
            .prepare_cached("INSERT INTO carts VALUES (?1, ?2) ON CONFLICT (owner) DO UPDATE SET body = excluded.body")?
            .execute((owner, kept.to_string()))
    })
    .await?;
    Ok(Json(body))
}

async fn read(State(database): State<Database>, Place(owner): Place<String>) -> Result<Json<Value>, StatusCode> {
    let body: Option<String> = blocking(database, move |connection| {
        connection
            .prepare_cached("SELECT body FROM carts WHERE owner = ?1")?
            .query_row([owner], |row| row.get(0))
            .optional()
    })
    .await?;
    let body = body.ok_or(StatusCode::NOT_FOUND)?;
    serde_json::from_str(&body).map(Json).map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)
}
